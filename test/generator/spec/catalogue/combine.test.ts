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
