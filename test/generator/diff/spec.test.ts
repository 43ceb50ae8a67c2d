import { describe, expect, it } from "vitest";
import { readCombination, readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { SiblingFiles, ComparedSpec } from "../../../generator/diff/compared-spec.js";
import { catalogue, openApiDocument, module, parameter, query } from "../support/specs.js";
import type { Json } from "../support/specs.js";

function source(file: string, value: unknown) {
  return { file, bytes: new TextEncoder().encode(JSON.stringify(value)) };
}

function read(value: unknown, beside: SiblingFiles = {}) {
  return readComparedSpec(source("spec.json", value), beside);
}

function spec(value: unknown, beside: SiblingFiles = {}): ComparedSpec {
  const found = read(value, beside);
  expect(found.diagnostics).toEqual([]);
  if (!found.value) throw new Error("It is no spec.");
  return found.value;
}

/** The codes for which a spec is refused; none if it can be compared. */
function codes(value: unknown, beside: SiblingFiles = {}): readonly string[] {
  const found = read(value, beside);
  expect(found.value === undefined).toBe(found.diagnostics.length > 0);
  return found.diagnostics.map(({ code }) => code);
}

function withParameter(given: Json): Json {
  return catalogue(module("m", [parameter("p", "string", given)]));
}

/** The fields of the learned result of the module `query+m`. */
function fieldsOf(beside: SiblingFiles): readonly string[] | undefined {
  const found = spec(catalogue(module("m"), module("n")), beside);
  if (found.kind !== "catalogue") throw new Error("It is a catalogue.");
  const result = found.model.operations.find(({ path }) => path === "query+m")?.result;
  expect(result?.origin).toEqual({ file: "results/query+m.json", pointer: "" });
  return result?.response.map(({ name }) => name);
}

const RESULT = {
  module: "query+m",
  servers: ["MediaWiki 1.39.1", "MediaWiki 1.43.1"],
  response: { a: { is: "string", seen: 50, servers: ["MediaWiki 1.43.1"] } },
};
const SITE = {
  generator: "MediaWiki 1.39.1",
  namespaces: [
    { id: -1, name: "Special" },
    { id: 0, name: "" },
  ],
};

describe("a spec that is compared", () => {
  it.each<readonly [string, unknown]>([
    ["a catalogue without modules", catalogue()],
    ["a default that is no value", withParameter({ type: ["a"], default: "b" })],
    ["a default of another type", withParameter({ type: "integer", default: "b" })],
    ["a default out of bounds", withParameter({ type: "integer", max: 1, default: 2 })],
    ["reversed bounds", withParameter({ type: "integer", min: 2, max: 1 })],
    ["reversed counts", withParameter({ multi: true, lowlimit: 9, highlimit: 5 })],
    [
      "a deprecated value that is not listed",
      withParameter({ type: ["a"], deprecatedvalues: ["b"] }),
    ],
    [
      "an allspecifier that is a value",
      withParameter({ type: ["a"], multi: true, allspecifier: "a" }),
    ],
    ["an OpenAPI document without operations", { ...openApiDocument(), paths: {} }],
    [
      "a path without its variable",
      {
        ...openApiDocument(),
        paths: { "/{x}": { get: { operationId: "a", responses: { 200: { description: "" } } } } },
      },
    ],
    [
      "a default of an OpenAPI document out of bounds",
      openApiDocument({ parameters: [query("q", { type: "integer", maximum: 1, default: 2 })] }),
    ],
  ])("may have %s", (_what, value) => {
    expect(codes(value)).toEqual([]);
  });

  it.each<readonly [string, unknown, SiblingFiles, readonly string[]]>([
    ["another kind", {}, {}, ["unknown-kind"]],
    ["two modules of one path", catalogue(module("m"), module("m")), {}, ["duplicate-module"]],
    [
      "a protocol of another shape",
      catalogue(module("m")),
      { protocol: source("p.json", []) },
      ["schema-violation"],
    ],
    [
      "facts of another shape",
      catalogue(module("m")),
      { site: source("s.json", []) },
      ["schema-violation"],
    ],
    [
      "results of another shape",
      catalogue(module("m")),
      { results: [source("r.json", { module: "m" })] },
      ["schema-violation"],
    ],
    [
      "two results of a module",
      catalogue(module("m")),
      { results: [source("r.json", RESULT), source("s.json", RESULT)] },
      ["duplicate-result"],
    ],
    [
      "a file beside it that is no JSON",
      catalogue(module("m")),
      { results: [{ file: "r.json", bytes: new TextEncoder().encode("{") }] },
      ["json-syntax"],
    ],
  ])("is refused with %s", (_what, value, beside, expected) => {
    expect(codes(value, beside)).toEqual(expected);
  });

  it("is refused if it is no JSON", () => {
    const { value, diagnostics } = readComparedSpec({
      file: "a.json",
      bytes: new TextEncoder().encode("{"),
    });
    expect([value, diagnostics.map(({ code }) => code)]).toEqual([undefined, ["json-syntax"]]);
  });
});

describe("a catalogue with the files beside it", () => {
  it("has the namespaces from 0, and positions in each file", () => {
    const found = spec(catalogue(module("m")), { site: source("site.json", SITE) });
    if (found.kind !== "catalogue") throw new Error("It is a catalogue.");
    expect(found.model.site).toEqual({
      file: "site.json",
      generator: "MediaWiki 1.39.1",
      namespaces: [{ id: 0, name: "", origin: { file: "site.json", pointer: "/namespaces/1" } }],
    });
    expect([found.file, found.protocol, found.hasResults]).toEqual(["spec.json", undefined, false]);
    expect(found.locate({ file: "site.json", pointer: "/namespaces" })).toMatchObject({
      file: "site.json",
      line: 1,
      column: JSON.stringify(SITE).indexOf('"namespaces"') + 1,
    });
  });

  it("has results of the version of its wiki, with corrections of the module", () => {
    const results = [source("results/query+m.json", RESULT)];
    const corrections = source("results/corrections.json", {
      corrections: [
        { module: "query+m", at: ["b"], field: { is: "integer", seen: 1 }, reason: "R" },
        { module: "query+n", at: ["c"], field: { is: "integer", seen: 1 }, reason: "R" },
      ],
    });
    expect(fieldsOf({ results })).toEqual(["a"]);
    expect(fieldsOf({ results: [...results, corrections] })).toEqual(["a", "b"]);
    expect(fieldsOf({ results, site: source("site.json", SITE) })).toEqual([]);
  });
});

/** The files of a wiki with a module, its result, and some namespaces. */
function wiki(name: string, ...numbers: readonly number[]) {
  const namespaces = numbers.map((id) => ({ id, name: `${name} ${id}` }));
  return {
    spec: source(`${name}.json`, catalogue(module("m"))),
    site: source(`${name}-site.json`, { generator: "MediaWiki 1.43.1", namespaces }),
    results: [source(`${name}-results.json`, RESULT)],
  };
}

describe("a combination of catalogues", () => {
  it("has the facts and the results of the first that has them", () => {
    const { value } = readCombination("union", [wiki("one", 0, 1), wiki("two", 1, 2)]);
    if (value?.kind !== "catalogue") throw new Error("It is a catalogue.");
    const { site, operations } = value.model;
    expect(site?.generator).toBeUndefined();
    expect(site?.namespaces.map(({ name, origin }) => [name, origin.file])).toEqual([
      ["one 0", "one-site.json"],
      ["one 1", "one-site.json"],
      ["two 2", "two-site.json"],
    ]);
    expect(operations.map(({ result }) => result?.origin?.file)).toEqual(["one-results.json"]);
    expect([value.hasResults, value.locate({ file: "two-site.json", pointer: "" }).file]).toEqual([
      true,
      "two-site.json",
    ]);
  });

  it("has no results if none has", () => {
    const { results: _results, ...alone } = wiki("one", 0);
    const { value } = readCombination("union", [alone, alone]);
    expect(value?.kind === "catalogue" && value.hasResults).toBe(false);
  });
});

describe("the parts of an OpenAPI document that are skipped", () => {
  it("are invalid operations, with what is written, and those that are not supported", () => {
    const responses = { 200: { description: "" } };
    const paths = {
      "/a": {
        summary: "S",
        get: { operationId: "a", responses: { "9": {} } },
        post: { operationId: "p", responses },
      },
      "/b": {
        get: {
          operationId: "b",
          parameters: [{ name: "p", in: "query", required: true, content: { "a/b": {} } }],
          responses,
        },
      },
    };
    const schemas = { Broken: { type: 5 } };
    const found = spec({ ...openApiDocument(), paths, components: { schemas } });
    if (found.kind !== "openapi") throw new Error("It is an OpenAPI document.");
    expect(Object(found.contract).components.schemas).toEqual(schemas);
    expect(Object(found.contract).paths["/a"].get).toEqual({
      operationId: "a",
      responses: { "9": {} },
    });
    const parts = found.model.skipped.map(({ pointer, ...rest }) => [pointer, rest] as const);
    expect(Object.fromEntries(parts)).toEqual({
      "/paths/~1a/get": {
        reason: expect.stringContaining("/paths/~1a/get/responses"),
        isInvalid: true,
      },
      "/paths/~1b/get": {
        reason: "a parameter with the content a/b is not in the supported subset of OpenAPI",
        isInvalid: false,
      },
    });
  });

  it("are none of a valid OpenAPI document", () => {
    const found = spec(openApiDocument());
    expect(found.kind === "openapi" && found.model.skipped).toEqual([]);
  });
});
