import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import { recordedLocations, recordedUses } from "../../../generator/diff/usage/recordings.js";
import type { RecordedUse } from "../../../generator/diff/usage/recordings.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";
import {
  compared,
  findings,
  moduleOf,
  parameterOf,
  parsed,
  realModule,
  realOpenApi,
} from "./specs.js";
import type { EditedSpec, Json } from "./specs.js";

/** What the lines of a recording show, without the locations. */
function read(...lines: readonly string[]) {
  const [file, folder] = recording(lines);
  return recordedUses(
    folder,
    [file],
    [compared(realModule("query+allpages")), compared(realOpenApi())],
  );
}

function recording(lines: readonly string[]): readonly [file: string, folder: string] {
  const folder = scratchFolder();
  writeFiles(folder, [{ path: "logs/a.jsonl", text: lines.join("\n") }]);
  return [join(folder, "logs", "a.jsonl"), folder];
}

function usesIn(spec: Json, ...lines: readonly string[]): readonly RecordedUse[] {
  const [file, folder] = recording(lines);
  return recordedUses(folder, [file], [compared({ spec })]).value ?? [];
}

function record(request: string): string {
  return JSON.stringify({ request, response: {} });
}

function cassette(
  path: string,
  params: Readonly<Record<string, string | readonly string[]>>,
): string {
  return JSON.stringify({ cassette: 1, path, params, status: 200, headers: {}, body: "{}" });
}

function sentBy(...lines: readonly string[]): readonly unknown[] {
  return (read(...lines).value ?? []).flatMap(({ module, values }) =>
    [...values].map(([name, each]) => [module, name, each]),
  );
}

const PAGES = "query+allpages";
const LIST = "action=query&list=allpages";

describe("A recorded request", () => {
  it("is a use of its module, of what it gives, and perhaps of all of its response", () => {
    const request = record(`${LIST}&apfrom=B&format=json`);
    const position = {
      file: "logs/a.jsonl",
      line: 2,
      column: 1,
      excerpt: { firstLine: 2, lines: [request] },
    };
    expect(read("", request, " ")).toEqual({
      value: [
        { module: PAGES, position, values: new Map([["from", ["B"]]]), unrecorded: new Set() },
      ],
      diagnostics: [],
    });
  });

  it.each<readonly [label: string, line: string, sent: readonly unknown[]]>([
    [
      "of several values, each and all",
      record(`${LIST}&approp=x&apfilterredir=a|b`),
      [[PAGES, "filterredir", ["a|b", "a", "b"]]],
    ],
    [
      "of a list in PHP's form",
      record(`${LIST}&apprtype[]=edit&apprtype[]=move`),
      [[PAGES, "prtype", ["edit", "move"]]],
    ],
    [
      "with an address",
      record(`https://w.example/api.php?${LIST}&apfrom=B`),
      [[PAGES, "from", ["B"]]],
    ],
    [
      "among other lists",
      record("action=query&list=users|allpages&apto=C"),
      [[PAGES, "to", ["C"]]],
    ],
    [
      "of a generator, with a g before its prefix",
      record("action=query&generator=allpages&gapfrom=B&apto=C"),
      [[PAGES, "from", ["B"]]],
    ],
    [
      "of a list and a generator",
      record(`${LIST}&generator=allpages&gapfrom=B&apto=C`),
      [
        [PAGES, "to", ["C"]],
        [PAGES, "from", ["B"]],
      ],
    ],
    ["of another module", record("action=query&list=users&apfrom=B"), []],
    ["of another action", record("action=parse&list=allpages&apfrom=B"), []],
    ["of another generator", record("action=query&generator=links&gapfrom=B"), []],
    [
      "in a cassette",
      cassette("/w/api.php", { action: "query", list: "allpages", apto: "C" }),
      [[PAGES, "to", ["C"]]],
    ],
    [
      "of a list in a cassette",
      cassette("/w/api.php", { action: "query", list: "allpages", apprtype: ["edit"] }),
      [[PAGES, "prtype", ["edit"]]],
    ],
    ["to an endpoint", record("/alliances?size=3&other=1"), [["listAlliances", "size", ["3"]]]],
    [
      "to an endpoint below a base path",
      record("/api/alliances/search/findByName?name=a%20b"),
      [["findAlliancesByName", "name", ["a b"]]],
    ],
    ["to an endpoint without a query", record("/alliances/"), []],
    [
      "to the end of another path",
      record("/v1//alliances/?size=3"),
      [["listAlliances", "size", ["3"]]],
    ],
    ["without a path", record("?size=1"), []],
    ["without an action", record("list=allpages&apto=C"), []],
    ["to a path below an endpoint", record("/alliances/7?size=3"), []],
    [
      "of an endpoint in a cassette",
      cassette("/alliances", { page: "2" }),
      [["listAlliances", "page", ["2"]]],
    ],
    [
      "to an endpoint, of a repeated parameter",
      record("/alliances?size=3&size=4"),
      [["listAlliances", "size", ["3", "4"]]],
    ],
    [
      "of a list of an endpoint in a cassette",
      cassette("/alliances", { page: ["2", "3"] }),
      [["listAlliances", "page", ["2", "3"]]],
    ],
  ])("%s has its values", (_, line, sent) => {
    expect(sentBy(line)).toEqual(sent);
  });

  it("counts once, at its first line, unless it has other values", () => {
    const found = read(
      record(`${LIST}&apfrom=B`),
      record(`${LIST}&apfrom=B`),
      record(`${LIST}&apfrom=C`),
    );
    expect(found.value?.map(({ position }) => position.line)).toEqual([1, 3]);
  });

  it("to an endpoint without a query is a use of it", () => {
    expect(read(record("/alliances")).value?.map(({ module }) => module)).toEqual([
      "listAlliances",
    ]);
  });

  it("is shown up to 200 letters", () => {
    const [use] = read(record(`${LIST}&apfrom=${"B".repeat(300)}`)).value ?? [];
    expect(use?.position.excerpt?.lines[0]).toHaveLength(200);
  });

  it("is refused, if a line is none", () => {
    const { value, diagnostics } = read(record(LIST), "{x", '{"request": "a=b"}');
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ position, severity }) => [position?.line, severity])).toEqual([
      [2, "error"],
      [3, "error"],
    ]);
  });

  it("that is cut off at the end of a file is a warning", () => {
    const { value, diagnostics } = read(record(LIST), '{"cassette":1,"pa');
    expect(value).toHaveLength(1);
    expect(diagnostics).toMatchObject([{ severity: "warning", position: { line: 2 } }]);
  });

  it("is refused, if its file is absent", () => {
    const folder = scratchFolder();
    const { value, diagnostics } = recordedUses(folder, [join(folder, "none.jsonl")], []);
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ position: { file: "none.jsonl" }, severity: "error" }]);
  });
});

/** A document of which each operation `GET /NAME…` has one parameter. */
function documentOf(
  operations: Readonly<Record<string, { readonly path: string; readonly parameter: object }>>,
) {
  const paths = Object.entries(operations).map(([operationId, { path, parameter }]) => {
    const parameters = [{ schema: { type: "string" }, ...parameter }];
    return [path, { get: { operationId, parameters, responses: { "204": { description: "D" } } } }];
  });
  const info = { title: "Things", version: "1" };
  return parsed(JSON.stringify({ openapi: "3.1.0", info, paths: Object.fromEntries(paths) }));
}

const OBJECT = { type: "object", properties: { a: { type: "string" }, b: { type: "object" } } };
const PATH = { in: "path", name: "p", required: true };
const ITEMS = { type: "array", items: { type: "string" } };

describe("A recorded parameter", () => {
  const spec = documentOf({
    deep: {
      path: "/deep",
      parameter: { in: "query", name: "f", style: "deepObject", explode: true, schema: OBJECT },
    },
    form: { path: "/form", parameter: { in: "query", name: "f", schema: OBJECT } },
    csv: { path: "/csv", parameter: { in: "query", name: "i", explode: false, schema: ITEMS } },
    pipe: {
      path: "/pipe",
      parameter: { in: "query", name: "i", explode: false, style: "pipeDelimited", schema: ITEMS },
    },
    suffix: { path: "/suffix/{p}.json", parameter: PATH },
    matrix: { path: "/matrix/{p}", parameter: { ...PATH, style: "matrix" } },
    root: { path: "/", parameter: { in: "query", name: "q" } },
    header: { path: "/header", parameter: { in: "header", name: "X-A" } },
    cookie: { path: "/cookie", parameter: { in: "cookie", name: "c" } },
  });

  it.each<readonly [request: string, sent: Readonly<Record<string, readonly string[]>>]>([
    ["/deep?f%5Ba%5D=1", { f: ["1"], a: ["1"] }],
    ["/form?a=1", { f: ["1"], a: ["1"] }],
    ["/csv?i=x,z%20z", { i: ["x,z z", "x", "z z"] }],
    ["/pipe?i=x%7Cz", { i: ["x|z", "x", "z"] }],
    ["/suffix/z%20z.json", { p: ["z z"] }],
    ["/base/matrix/;p=z%20z", { p: ["z z"] }],
    ["GET https://a.example/?q=1", { q: ["1"] }],
  ])("in %s is found", (request, sent) => {
    const [use] = usesIn(spec, record(request));
    expect(Object.fromEntries(use?.values ?? [])).toEqual(sent);
  });

  it("of a different method is not found", () => {
    expect(usesIn(spec, record("POST /csv?i=1"))).toEqual([]);
  });

  it.each(["header", "cookie"])("that is a %s may be in any request to the operation", (name) => {
    const next = parsed(JSON.stringify(spec));
    delete next["paths"]?.[`/${name}`]?.["get"]?.["parameters"];
    const lines = [record("/csv"), record(`/${name}`), record(`/${name}?x=1`)];
    const [finding] = findings({ spec }, { spec: next });
    const found = finding && recordedLocations(finding, usesIn(spec, ...lines));
    expect(found).toMatchObject([
      { line: 2, reason: "a recorded request, whose headers were not recorded" },
    ]);
  });
});

/** A document with a number of paths that begin and end alike. */
function similarPaths(count: number): ComparedSpec {
  const names = Array.from({ length: count }, (_, index) => `r${index}`);
  const parameter = { ...PATH, name: "id" };
  const operations = names.map((name) => [name, { path: `/api/${name}/{id}/x`, parameter }]);
  return compared({ spec: documentOf(Object.fromEntries(operations)) });
}

it("Recordings of many requests are compared with many operations", () => {
  const lines = Array.from({ length: 20_000 }, (_, index) =>
    record(`/api/r${index % 4000}/${index}/x`),
  );
  const [file, folder] = recording(lines);
  expect(recordedUses(folder, [file], [similarPaths(4000)]).value).toHaveLength(lines.length);
});

describe("A finding", () => {
  const LINES = [
    record(`${LIST}&apfilterredir=redirects&apfrom=A`),
    record(`${LIST}&apfrom=A&aplimit=5`),
    record(`${LIST}&apfrom=B&aplimit=5`),
    record("action=query&list=users"),
  ];

  it.each<readonly [label: string, edit: (next: EditedSpec) => void, lines: readonly number[]]>([
    [
      "of a parameter affects what gives it, once for each value",
      (next) => void Object.assign(parameterOf(next, PAGES, "limit"), { max: 10 }),
      [2],
    ],
    [
      "of a value affects what gives it",
      (next) =>
        void Object.assign(parameterOf(next, PAGES, "filterredir"), {
          type: ["all", "nonredirects"],
        }),
      [1],
    ],
    [
      "of a default affects what omits the parameter",
      (next) => void Object.assign(parameterOf(next, PAGES, "limit"), { default: 20 }),
      [1],
    ],
    [
      "of a new parameter affects nothing",
      (next) =>
        void moduleOf(next, PAGES).parameters.push({ index: 99, name: "colour", type: "string" }),
      [],
    ],
    [
      "of a module affects its requests, once for each set of parameters",
      (next) => void Object.assign(moduleOf(next, PAGES), { deprecated: "" }),
      [1, 2],
    ],
  ])("%s", (_, edit, lines) => {
    const next = realModule(PAGES);
    edit(next);
    const uses = read(...LINES).value ?? [];
    const found = findings(realModule(PAGES), next).map((finding) =>
      recordedLocations(finding, uses),
    );
    expect(found.map((locations) => locations.map(({ line }) => line))).toEqual([lines]);
  });
});
