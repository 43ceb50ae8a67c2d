import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diffSpecs } from "../../../generator/diff/diff.js";
import type { Finding } from "../../../generator/diff/finding.js";
import { writeFiles } from "../support/files.js";
import { catalogue, module, openApiDocument, parameter, query } from "../support/specs.js";
import { compared, parsed } from "./specs.js";
import type { EditedSpec } from "./specs.js";
import { codeOf, markedIn, wikiInput } from "./usage-versions.js";

const LONG = 120_000;

const LIMIT = { min: 1, max: 500, highmax: 5000, default: 10 };

const OLD = catalogue(
  module("a", [
    parameter("mode", ["all", "some", "none"]),
    parameter("kinds", ["red", "blue"], { multi: "" }),
    parameter("size", "limit", LIMIT),
    parameter("count", "integer", { default: 10 }),
    parameter("first", "string"),
    parameter("must", "string", { required: "" }),
  ]),
  module("b", [parameter("size", "limit", LIMIT)]),
);

/** A lower maximum, another default, a value and a parameter less, and a parameter that may be absent. */
const NEXT = catalogue(
  module("a", [
    parameter("mode", ["all", "some"]),
    parameter("kinds", ["red"], { multi: "" }),
    parameter("size", "limit", { ...LIMIT, max: 400 }),
    parameter("count", "integer", { default: 20 }),
    parameter("must", "string"),
  ]),
  module("b", [parameter("size", "limit", LIMIT)]),
);

const UNDECIDED = "not decided by the compiler";

/** Statements of a program of their own, with the rules and locations that are marked. */
const CASES: readonly (readonly [code: string, marked: readonly string[]])[] = [
  ['a({ must: "x", count: 1 });', []],
  ['a({ must: "x", count: 1, size: 5 });', [`max-lowered 2:26 ${UNDECIDED}`]],
  ['a({ must: "x" });', [`default-changed 2:1 ${UNDECIDED}`]],
  ["b({ size: 500 });", []],
  ['a({ must: "x", count: 1, mode: "none" });', ["enum-value-removed 2:26"]],
  ['a({ must: "x", count: 1, mode: "some" });', []],
  ['a({ must: "x", count: 1, first: "B" });', ["param-removed 2:26"]],
  ['a({ must: "x", count: 1, kinds: ["red", "blue"] });', ["enum-value-removed-multi 2:41"]],
  ["export const more = { size: 5 } satisfies AParams;", [`max-lowered 2:23 ${UNDECIDED}`]],
  [
    "createWikiHandler({ a: ({ must }) => [must.length], b: () => [] });",
    [`param-became-optional 2:39`],
  ],
  ["createWikiHandler({ a: (args) => [args.size] });", [`max-lowered 2:40 ${UNDECIDED}`]],
  [
    "export const any = (value: any) => a(value);",
    ["code-untyped 2:38 is `any`", `default-changed 2:36 ${UNDECIDED}`],
  ],
  [
    "declare function send(value: any): void;\nexport const escape = (params: AParams) => send(params);",
    ["code-untyped 3:49 becomes `any`"],
  ],
];

const IMPORTS =
  'import { a } from "./api/wiki/a.js"; import { b } from "./api/wiki/b.js"; import type { AParams } from "./api/wiki/a.js"; import { createWikiHandler } from "./api/wiki/handlers.js";';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Marks programs of several files, which import code that is not on disk. */
async function marksOf(
  old: EditedSpec,
  next: EditedSpec,
  files: Readonly<Record<string, string>>,
): Promise<readonly Finding[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "paramsmith-usage-")));
  folders.push(folder);
  writeFiles(folder, [
    ...Object.entries(files).map(([path, text]) => ({ path, text })),
    { path: "package.json", text: '{ "type": "module" }' },
  ]);
  const pair = { old: compared(old), new: compared(next) };
  return markedIn(folder, ["*.ts"], diffSpecs(pair.old, pair.new), {
    pair,
    generated: { old: await codeOf(wikiInput(old)), new: await codeOf(wikiInput(next)) },
  });
}

function editedSpec(spec: unknown): EditedSpec {
  return { spec: parsed(JSON.stringify(spec)) };
}

/** The marks in a file. */
function marksIn(findings: readonly Finding[], name: string): readonly string[] {
  return findings.flatMap(({ rule, usage = [] }) =>
    usage
      .filter(({ file }) => file === name)
      .map(({ line, column, reason }) =>
        [`${rule} ${line}:${column}`, reason ?? []].flat().join(" "),
      ),
  );
}

describe("code that imports what is generated", () => {
  let findings: readonly Finding[] = [];

  beforeAll(async () => {
    const files = CASES.map(
      ([code], index) => [`case${index}.ts`, `${IMPORTS}\n${code}\n`] as const,
    );
    findings = await marksOf(editedSpec(OLD), editedSpec(NEXT), Object.fromEntries(files));
  }, LONG);

  it.each(CASES.map(([code, marked], index) => [code, marked, index] as const))(
    "is marked if it is affected: %s",
    (_code, marked, index) => {
      expect(marksIn(findings, `case${index}.ts`)).toEqual(marked);
    },
  );
});

describe("members of bodies", () => {
  it(
    "are marked where they are gone",
    async () => {
      const code =
        'import type { Failed, Received, Sent } from "./api/wiki/schemas.js";\nexport const sent: Sent = { s: "x" };\nexport const received = (given: Received) => given.r;\nexport const failed = (given: Failed) => given.f;\n';
      const next = bodies({}, { r: { ...TEXT, writeOnly: true } }, {});
      const found = await marksOf(bodies({ s: TEXT }, { r: TEXT }, { f: TEXT }), next, {
        "code.ts": code,
      });
      expect(marksIn(found, "code.ts")).toEqual([
        "other-schema-changed 4:48",
        "field-became-write-only 3:52",
        // An empty type accepts any object.
        `body-field-removed 2:29 ${UNDECIDED}`,
      ]);
    },
    LONG,
  );
});

/** An OpenAPI document with a parameter for a list of values. */
function listOf(values: readonly string[]): EditedSpec {
  const get = {
    operationId: "list",
    parameters: [query("kinds", { type: "array", items: { enum: values } })],
    responses: { 204: { description: "" } },
  };
  return editedSpec(openApiDocument({}, { paths: { "/a": { get } } }));
}

describe("a value that is added to the items of a list parameter", () => {
  it(
    "affects code that lists all values alone",
    async () => {
      const code =
        'import { list } from "./api/wiki/list.js"; import type { ListParams } from "./api/wiki/list.js";\nexport const some = list({ kinds: ["red"] });\ntype Kind = NonNullable<ListParams["kinds"]>[number];\nexport const names: Record<Kind, string> = { red: "R", blue: "B" };\n';
      const found = await marksOf(listOf(["red", "blue"]), listOf(["red", "blue", "green"]), {
        "code.ts": code,
      });
      expect(marksIn(found, "code.ts")).toEqual(["query-param-type-widened 4:14"]);
      expect(found.map(({ level }) => level)).toEqual(["breaking"]);
    },
    LONG,
  );
});

const TEXT = { type: "string" };

function content(name: string): object {
  const schema = { $ref: `#/components/schemas/${name}` };
  return { description: "", content: { "application/json": { schema } } };
}

/** An OpenAPI document whose requests, responses and errors have these members. */
function bodies(sent: object, received: object, failed: object): EditedSpec {
  const post = {
    operationId: "make",
    requestBody: content("Sent"),
    responses: { 200: content("Received"), 404: content("Failed") },
  };
  const members = { Sent: sent, Received: received, Failed: failed };
  const schemas = Object.fromEntries(
    Object.entries(members).map(([name, properties]) => [
      name,
      { type: "object", properties, additionalProperties: false },
    ]),
  );
  return editedSpec(openApiDocument({}, { paths: { "/a": { post } }, components: { schemas } }));
}
