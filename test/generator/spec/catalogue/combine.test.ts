import { describe, expect, it } from "vitest";
import { combineSpecs } from "../../../../generator/spec/catalogue/combine.js";
import type { Combination } from "../../../../generator/spec/catalogue/combine.js";
import type { CatalogueModel, SpecModel } from "../../../../generator/spec/model/spec-model.js";
import type { Staged } from "../../../../generator/base/diagnostic.js";
import { catalogue, module, parameter } from "../../support/specs.js";
import { modelOf } from "./support.js";

type Json = ReturnType<typeof parameter>;

/** A catalogue with one module. */
function wiki(parameters: readonly Json[], more: object = {}): CatalogueModel {
  return modelOf(catalogue(module("things", parameters, { prefix: "th", ...more })));
}

function combined(how: Combination, ...models: readonly SpecModel[]): Staged<SpecModel> {
  return combineSpecs(
    how,
    models.map((each, index) => {
      const name = `w${index + 1}`;
      return { name, file: `${name}.json`, model: each };
    }),
  );
}

/** The parameters of the combined module. */
function parametersOf(how: Combination, ...models: readonly CatalogueModel[]) {
  const { value } = combined(how, ...models);
  if (value?.kind !== "catalogue") throw new Error("There is no catalogue.");
  return value.operations.find(({ path }) => path === "query+things")?.parameters ?? [];
}

/** The type of one parameter that two wikis declare in these ways. */
function typeOf(how: Combination, a: Json, b: Json): unknown {
  return parametersOf(
    how,
    wiki([a, parameter("x", "string")]),
    wiki([b, parameter("x", "string")]),
  ).find(({ name }) => name === "p")?.type;
}

/** A wiki of a minor version of MediaWiki 1. */
function ofVersion(version?: number): CatalogueModel {
  const found = wiki([parameter("x", "string")]);
  return {
    ...found,
    operations: found.operations.map((each) =>
      version === undefined ? each : { ...each, version },
    ),
  };
}

describe("the version of a combination", () => {
  it.each([
    ["intersection", 39, 43, 43],
    ["intersection", 43, 39, 43],
    ["intersection", undefined, 43, 43],
    ["union", 39, 43, 39],
    ["union", 43, 39, 39],
    ["union", 43, undefined, undefined],
  ] as const)(
    "has the strictest rules in an intersection, the laxest in a union: %s of %j and %j",
    (how, one, other, version) => {
      const { value } = combined(how, ofVersion(one), ofVersion(other));
      if (value?.kind !== "catalogue") throw new Error("There is no catalogue.");
      const found = value.operations.find(({ path }) => path === "query+things");
      expect(found).toBeDefined();
      expect(found?.version).toBe(version);
    },
  );
});

describe("the intersection", () => {
  it.each<[string, Json, Json, unknown]>([
    [
      "common values",
      parameter("p", ["a", "b", "c"]),
      parameter("p", ["c", "b", "d"], { deprecatedvalues: ["b"] }),
      { kind: "enum", values: ["b", "c"], deprecatedvalues: ["b"] },
    ],
    [
      "the narrowest range",
      parameter("p", "integer", { min: 1, max: 9 }),
      parameter("p", "integer", { max: 5, enforcerange: true }),
      { kind: "integer", min: 1, max: 5, enforcerange: true },
    ],
    [
      "the smallest limits",
      parameter("p", "limit", { min: 1, max: 500, highmax: 5000 }),
      parameter("p", "limit", { min: 2, max: 50, highmax: 500 }),
      { kind: "limit", min: 2, max: 50, highmax: 500, enforcerange: false },
    ],
    [
      "an integer, if one of them is a limit",
      parameter("p", "limit", { min: 1, max: 500, highmax: 5000 }),
      parameter("p", "integer", { min: 0 }),
      { kind: "integer", min: 1, max: 500, highmax: 5000, enforcerange: false },
    ],
    [
      "the shortest text",
      parameter("p", "text", { maxbytes: 10 }),
      parameter("p", "string", { maxbytes: 20, maxchars: 5 }),
      { kind: "string", maxbytes: 10, maxchars: 5 },
    ],
    [
      "the values that fit a text",
      parameter("p", ["a", "long"]),
      parameter("p", "string", { maxchars: 2 }),
      { kind: "enum", values: ["a"], deprecatedvalues: [] },
    ],
    [
      "a title, if any text is accepted elsewhere",
      parameter("p", "title"),
      parameter("p", "string"),
      { kind: "title" },
    ],
    ["nothing without common values", parameter("p", ["a"]), parameter("p", ["b"]), undefined],
    [
      "nothing of an empty range",
      parameter("p", "integer", { max: 1 }),
      parameter("p", "integer", { min: 2 }),
      undefined,
    ],
    [
      "nothing of a boolean and a text",
      parameter("p", "boolean"),
      parameter("p", "string"),
      undefined,
    ],
    [
      "nothing of a title and a limited text",
      parameter("p", "title"),
      parameter("p", "string", { maxbytes: 9 }),
      undefined,
    ],
  ])("has %s", (_, a, b, type) => {
    expect(typeOf("intersection", a, b)).toEqual(type);
    const swapped = typeOf("intersection", b, a);
    if (type === undefined) expect(swapped).toBeUndefined();
    else expect(sorted(swapped)).toEqual(sorted(type));
  });

  it("requires what is required anywhere, and keeps only common defaults and counts", () => {
    const [p, q] = parametersOf(
      "intersection",
      wiki([
        parameter("p", ["a", "b"], {
          multi: true,
          lowlimit: 50,
          highlimit: 500,
          default: "a",
          required: true,
        }),
        parameter("q", ["a", "b"], { default: "b" }),
        parameter("only", "string"),
      ]),
      wiki([
        parameter("p", ["a", "b"], {
          multi: true,
          lowlimit: 10,
          highlimit: 20,
          default: "b",
          deprecated: true,
        }),
        parameter("q", ["b", "c"], { default: "b" }),
      ]),
    );
    expect(p).toMatchObject({
      required: true,
      deprecated: true,
      multi: { lowlimit: 10, highlimit: 20 },
    });
    expect(p).not.toHaveProperty("default");
    expect(q).toMatchObject({ default: "b", type: { values: ["b"] } });
  });

  it("omits a default that is no common value", () => {
    const [p] = parametersOf(
      "intersection",
      wiki([parameter("p", ["a", "b"], { multi: true, default: "a|b" })]),
      wiki([parameter("p", ["a", "b", "c"], { multi: true, default: "a|b" })]),
      wiki([parameter("p", ["b"], { multi: true, default: "b" })]),
    );
    expect(p).toMatchObject({ type: { values: ["b"] } });
    expect(p).not.toHaveProperty("default");
  });

  it("omits modules that requests name differently, with the values that select them", () => {
    const other = module("other", []);
    const one = modelOf(catalogue(module("things", [], { prefix: "th" }), other));
    const two = modelOf(catalogue(module("things", [], { prefix: "x" }), other));
    const { value, diagnostics } = combined("intersection", one, two);
    expect(diagnostics).toMatchObject([
      { code: "combined-module-dropped", severity: "warning", position: { file: "w1.json" } },
    ]);
    const operations = value?.kind === "catalogue" ? value.operations : [];
    expect(operations.map(({ path }) => path)).not.toContain("query+things");
    expect(JSON.stringify(operations)).not.toContain('"things"');
  });

  it("omits a module if a required parameter has no common values", () => {
    const other = module("other", []);
    const { diagnostics } = combined(
      "intersection",
      modelOf(catalogue(module("things", [parameter("p", "string", { required: true })]), other)),
      modelOf(catalogue(module("things", []), other)),
    );
    expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'combined-module-dropped: the module "query+things" is omitted from the combination: the required parameter p has no values that all of them accept',
    ]);
  });
});

describe("the union", () => {
  it.each<[string, Json, Json, unknown]>([
    [
      "all values",
      parameter("p", ["a", "b"], { deprecatedvalues: ["a", "b"] }),
      parameter("p", ["b", "c"]),
      { kind: "enum", values: ["a", "b", "c"], deprecatedvalues: ["a"] },
    ],
    [
      "the widest range",
      parameter("p", "integer", { min: 1, max: 9, enforcerange: true }),
      parameter("p", "integer", { max: 15 }),
      { kind: "integer", max: 15, enforcerange: false },
    ],
    [
      "any text",
      parameter("p", "title"),
      parameter("p", "string", { maxbytes: 4 }),
      { kind: "string" },
    ],
    [
      "nothing of a boolean and a text",
      parameter("p", "boolean"),
      parameter("p", "string"),
      undefined,
    ],
  ])("has %s", (_, a, b, type) => {
    expect(typeOf("union", a, b)).toEqual(type);
    expect(sorted(typeOf("union", b, a))).toEqual(sorted(type));
  });

  it("notes which wikis have a module, a parameter or a value", () => {
    const one = modelOf(
      catalogue(
        module("things", [
          parameter("p", ["a", "b"]),
          parameter("q", "string", { required: true }),
        ]),
        module("only", []),
      ),
    );
    const two = modelOf(catalogue(module("things", [parameter("p", ["b"])])));
    const { value, diagnostics } = combined("union", one, two, two);
    expect(diagnostics).toEqual([]);
    const operations = value?.kind === "catalogue" ? value.operations : [];
    const [things, only] = ["query+things", "query+only"].map((path) =>
      operations.find((each) => each.path === path),
    );
    expect(only?.on).toEqual(["w1"]);
    expect(things?.on).toBeUndefined();
    expect(things?.parameters).toMatchObject([
      { name: "p", valuesOn: [{ value: "a", on: ["w1"] }] },
      { name: "q", on: ["w1"], required: false },
    ]);
  });
});

const RESULT = (fields: object, servers: string): object => ({
  module: "query+things",
  servers: [servers],
  response: {
    query: { is: { record: { things: { is: { list: { record: fields } }, seen: 1 } } }, seen: 1 },
  },
});

function templated(name: string, from: string): object {
  return { ...parameter(name, "string"), templatevars: { of: from } };
}

/** A catalogue with one module, whose templated parameters may refer to `a` and `b`. */
function withTemplates(...templatedparameters: readonly object[]): CatalogueModel {
  const parameters = ["a", "b"].map((name) => ({ ...parameter(name, "string"), multi: true }));
  return wiki(parameters, { templatedparameters });
}

/** The names of the templated parameters of a combination. */
function templatedNames(how: Combination, ...models: readonly CatalogueModel[]) {
  const { value } = combined(how, ...models);
  if (value?.kind !== "catalogue") throw new Error("There is no catalogue.");
  return value.operations.flatMap((each) => each.templated.map(({ name }) => name));
}

describe("templated parameters of a combination", () => {
  const one = withTemplates(templated("same-{of}", "a"), templated("other-{of}", "a"));
  const two = withTemplates(
    templated("same-{of}", "a"),
    templated("other-{of}", "b"),
    templated("new-{of}", "a"),
  );

  it("are common if they have the same variables", () => {
    expect(templatedNames("intersection", one, two)).toEqual(["same-{of}"]);
  });

  it("are those of both in a union, once for each name", () => {
    expect(templatedNames("union", one, two)).toEqual(["same-{of}", "other-{of}", "new-{of}"]);
  });
});

describe("the result of a combination", () => {
  it("describes the responses of all wikis, and notes fields of some", () => {
    const spec = catalogue(module("things", [parameter("prop", ["id", "name"], { multi: true })]));
    const one = modelOf(spec, [
      RESULT({ id: { is: "integer", seen: 1 }, name: { is: "string", seen: 1 } }, "A 1"),
    ]);
    const two = modelOf(spec, [RESULT({ id: { is: "string", seen: 1 } }, "B 2")]);
    for (const how of ["intersection", "union"] as const) {
      const { value } = combined(how, one, two);
      const operations = value?.kind === "catalogue" ? value.operations : [];
      const result = operations.find(({ path }) => path === "query+things")?.result;
      expect(result?.servers).toEqual(["A 1", "B 2"]);
      expect(JSON.stringify(result)).toContain('"kind":"union"');
      const [query] = result?.response ?? [];
      expect(query).toMatchObject({
        shape: {
          fields: [
            {
              name: "things",
              shape: {
                items: {
                  fields: [
                    { name: "id", presence: "always" },
                    { name: "name", presence: "sometimes", on: ["w1"] },
                  ],
                },
              },
            },
          ],
        },
      });
    }
  });
});

describe("specs that cannot be combined", () => {
  const openapi: SpecModel = {
    dialect: { kind: "plain" },
    kind: "openapi",
    name: "d",
    file: "d.json",
    source: "d.json",
    title: "",
    operations: [],
    securitySchemes: [],
    apiKeys: [],
    passwords: [],
    servers: [],
    schemas: {},
    requestForms: {},
    skipped: [],
    gaps: [],
  };
  const one = wiki([]);
  const other = modelOf(catalogue(module("other", [])));

  it.each<[string, readonly SpecModel[], string]>([
    ["are of different kinds", [one, openapi], "combined-kinds"],
    ["are OpenAPI documents", [openapi, openapi], "combined-openapi"],
    ["have no module in common", [one, other], "combined-nothing"],
  ])("%s", (_, models, code) => {
    const { value, diagnostics } = combined("intersection", ...models);
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code, severity: "error" }]);
  });
});

/** A type with its values in order, which is that of the first spec. */
function sorted(type: unknown): unknown {
  return JSON.parse(
    JSON.stringify(type ?? null, (_, value: unknown) =>
      Array.isArray(value) ? value.map(String).toSorted() : value,
    ),
  );
}
