import { describe, expect, it } from "vitest";
import { analyse } from "../../../../generator/pipeline.js";
import { fileOf, identifierOf } from "../../../../generator/emit/plan/identifier.js";
import type { OperationNames, PlannedSpec } from "../../../../generator/emit/plan/planned.js";
import {
  catalogue,
  openApiDocument,
  inputOf,
  inShort,
  module,
  strictInput,
} from "../../support/specs.js";

function planned(spec: unknown): PlannedSpec {
  const { value, diagnostics } = analyse(inputOf(spec));
  expect(diagnostics).toEqual([]);
  if (!value) throw new Error("There is no plan.");
  return value;
}

function problems(spec: unknown): readonly string[] {
  const { value, diagnostics } = analyse(strictInput(spec));
  expect(value).toBeUndefined();
  return diagnostics.map(inShort);
}

/** The names of the one module that the catalogue lists. */
function namesOf(name: string): OperationNames | undefined {
  const plan = planned(catalogue(module(name)));
  return plan.kind === "catalogue" ? plan.modules.at(-1)?.names : undefined;
}

/** A catalogue of modules with these names. */
function named(...names: readonly string[]): unknown {
  return catalogue(...names.map((name, index) => module(name, [], { prefix: `p${index}x` })));
}

describe("an identifier", () => {
  it.each([
    ["allpages", "allpages"],
    ["my-list", "myList"],
    ["a.b_c d", "aB_cD"],
    ["3d", "_3d"],
    ["-x-", "x"],
    ["été", "été"],
    ["日本", "日本"],
    ["$", "$"],
    ["--", ""],
  ])("of the name '%s' is '%s'", (name, identifier) => {
    expect(identifierOf(name)).toBe(identifier);
  });

  it.each([
    ["a reserved word", "delete"],
    ["a word that modules reserve", "await"],
    ["what every object inherits", "constructor"],
    ["the prototype", "__proto__"],
    ["what the index exports", "requestRoot"],
    ["what makes a module a promise", "then"],
  ])("that would be %s has an underscore at its end", (_, name) => {
    expect(namesOf(name)).toMatchObject({
      request: `${name}_`,
      descriptor: `${name}_Module`,
      file: name,
    });
  });

  it("is free for words that only look reserved", () => {
    expect(namesOf("validator")).toMatchObject({ request: "validator", file: "validator" });
    expect(namesOf("index")).toMatchObject({ request: "index", file: "index_" });
    expect(namesOf("options")).toMatchObject({ request: "options", file: "options_" });
    expect(namesOf("params")).toMatchObject({ request: "params", file: "params" });
  });
});

describe("a file", () => {
  it.each([
    ["a", "a"],
    ["INDEX", "INDEX_"],
    ["nul", "nul_"],
    ["com1", "com1_"],
    ["com\u00B9", "com\u00B9_"],
    ["conin$", "conin$_"],
    ["a.d", "a-d"],
    ["a.js", "a-js"],
    ["__proto__", "__proto__"],
    ["it's", "it's"],
  ])("of the name '%s' is '%s'", (name, file) => {
    expect(fileOf(name)).toEqual({ file });
  });

  it.each([
    ["a path that leaves the folder", "../a"],
    ["a path on Windows", "a\\b"],
    ["a drive", "c:"],
    ["NUL", "a\u0000"],
    ["a line break", "a\nb"],
    ["a bidirectional control", "\u202Ea"],
    ["a zero-width space", "a\u200Bb"],
    ["half a surrogate pair", "a\uD800"],
    ["a hidden file", ".a"],
    ["a dot at its end", "a."],
    ["a space at its end", "a "],
    ["a fragment of an address", "a#b"],
    ["an escape of an address", "a%2Fb"],
    ["too many bytes", "é".repeat(101)],
  ])("cannot be %s", (_, name) => {
    expect(fileOf(name)).toHaveProperty("problem");
  });

  it("may be as long as 200 bytes", () => {
    expect(fileOf("é".repeat(100))).toHaveProperty("file");
  });
});

describe("names that meet", () => {
  it.each([
    ["files that differ in letter case alone", "Users", "users"],
    ["files that differ in the form of an accent alone", "é", "e\u0301"],
    ["the same identifier", "a-b", "aB"],
    ["identifiers that differ in letter case alone", "a-b", "ab"],
    ["a file that is moved out of the way of the index", "index", "index_"],
    ["a function that validates another module", "users", "validateUsers"],
  ])("are rejected of %s", (_, first, second) => {
    expect(problems(named(first, second))).toEqual([
      `name-collision: ${JSON.stringify(`query+${second}`)} and ${JSON.stringify(`query+${first}`)} would use the same file or identifier`,
    ]);
  });

  it("are rejected of a module and the handlers of the spec", () => {
    expect(problems(named("createTestHandler"))).toEqual([
      expect.stringMatching(/^name-collision: /),
    ]);
  });

  it("are rejected of a schema and an operation", () => {
    const schemas = { ListParams: { type: "string" } };
    expect(problems(openApiDocument({}, { components: { schemas } }))).toHaveLength(1);
  });

  it("get a number if a body or a response has a name that is taken", () => {
    const schemas = { listAnswer: { type: "string" }, ListResponse: { type: "string" } };
    const plan = planned(openApiDocument({}, { components: { schemas } }));
    expect(plan.kind === "openapi" && plan.unnamed[0]?.planned.type).toBe("ListAnswer2");
    expect(plan.kind === "openapi" && plan.endpoints[0]?.response).toBe("ListResponse2");
  });

  it("are not looked for among names that cannot be", () => {
    expect(problems(named("--", "..."))).toEqual([
      expect.stringMatching(/^unsafe-name: "--"/),
      expect.stringMatching(/^unsafe-name: "\.\.\."/),
    ]);
  });
});

describe("a module that is no query module", () => {
  it("goes by its group too where a query module has its name", () => {
    const tokens = { name: "tokens", path: "tokens", group: "action", prefix: "t", parameters: [] };
    const main = module("main", [], { prefix: "m" });
    const plan = planned(catalogue(tokens, module("tokens", [], { prefix: "q" }), main));
    expect(plan.kind === "catalogue" && plan.modules.map(({ names }) => names.request)).toEqual([
      "rootMain",
      "query",
      "json",
      "actionTokens",
      "tokens",
      "main",
    ]);
  });
});

describe("a module below another one", () => {
  it("goes by the names of both", () => {
    const below = {
      name: "create",
      path: "lists+create",
      group: "command",
      prefix: "c",
      parameters: [],
    };
    const plan = planned(
      catalogue(below, { ...below, name: "lists", path: "lists", group: "action" }),
    );
    expect(plan.kind === "catalogue" && plan.modules.map(({ names }) => names.request)).toEqual([
      "main",
      "query",
      "json",
      "listsCreate",
      "lists",
    ]);
  });
});

describe("the names of schemas", () => {
  it("are those of types, and free of what files declare and use", () => {
    const schemas = { thing_list: {}, "3d": {}, Record: {}, ServedApi: {}, P: {} };
    const plan = planned(openApiDocument({}, { components: { schemas } }));
    expect(plan.kind === "openapi" && plan.schemas.map(({ type }) => type)).toEqual([
      "Thing_list",
      "_3d",
      "Record_",
      "ServedApi",
      "P_",
    ]);
  });

  it("of answers without a name come from the operation", () => {
    const plan = planned(openApiDocument({ operationId: "déjà-vu" }));
    expect(plan.kind === "openapi" && plan.unnamed[0]?.planned).toEqual({
      name: "déjà-vuAnswer",
      type: "DéjàVuAnswer",
      validate: "validateDéjàVuAnswer",
    });
  });
});
