import { gen, property } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Module } from "../../../generator/spec/source/types.js";
import { anyModule, respelledModule } from "./catalogue-spelling.js";
import { respelledOpenApi } from "./openapi-spelling.js";
import { findings, parsed, realOpenApi, rulesOf } from "./specs.js";
import type { EditedSpec } from "./specs.js";
import { assert } from "../../random-runs.js";

function catalogue(module: Module): EditedSpec {
  return { spec: parsed(JSON.stringify({ paraminfo: { modules: [module] } })) };
}

describe("two spellings of one model", () => {
  it("of a catalogue have no differences", () => {
    assert(
      property(anyModule, gen(), (make, value) => {
        const module = make(value);
        const [old, next] = [catalogue(module), catalogue(respelledModule(value, module))];
        expect(findings(old, next).map(({ id }) => id)).toEqual([]);
        expect(findings(next, old).map(({ id }) => id)).toEqual([]);
      }),
      { numRuns: 150, seed: 16 },
    );
  });

  it("of an OpenAPI document have no differences", () => {
    assert(
      property(gen(), (value) => {
        const old = realOpenApi();
        const next = { spec: parsed(JSON.stringify(respelledOpenApi(value, old.spec))) };
        expect(findings(old, next).map(({ id }) => id)).toEqual([]);
        expect(findings(next, old).map(({ id }) => id)).toEqual([]);
      }),
      { numRuns: 25, seed: 16 },
    );
  });

  it("of an OpenAPI document may name a deprecation at the parameter or at its schema", () => {
    const [atParameter, atSchema, plain] = [realOpenApi(), realOpenApi(), realOpenApi()];
    for (const [spec, place] of [
      [atParameter, "parameter"],
      [atSchema, "schema"],
    ] as const) {
      const parameter = firstParameter(spec);
      Object.assign(place === "parameter" ? parameter : (parameter["schema"] ?? {}), {
        deprecated: true,
      });
    }
    expect(rulesOf(findings(atParameter, atSchema))).toEqual([]);
    expect(rulesOf(findings(plain, atSchema))).toEqual(["query-param-deprecated"]);
  });
});

function firstParameter({ spec }: EditedSpec): Record<string, object | undefined> {
  const items = Object.values(spec["paths"] ?? {});
  for (const item of items)
    for (const parameter of Object.values(item["get"]?.["parameters"] ?? {}))
      if ("schema" in parameter) return parameter;
  throw new Error("The OpenAPI document has no such parameter.");
}
