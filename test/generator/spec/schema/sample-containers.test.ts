import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import { listSample, objectSample } from "../../../../generator/spec/schema/sample-containers.js";
import type { SampleRule } from "../../../../templates/runtime/sample/sample.js";

const BOOLEAN: SampleRule = { kind: "boolean" };

/** The names of the members that are sampled, in order, and the sample of the object. */
function sampledMembers(schema: JsonSchema, missing?: string) {
  const order: string[] = [];
  const sample = objectSample(schema, (_, name) => {
    order.push(name);
    return name === missing ? undefined : BOOLEAN;
  });
  return { order, sample };
}

const KINDS: JsonSchema = {
  additionalProperties: false,
  properties: {
    combined: { allOf: [{ type: "string" }, { enum: ["a"] }] },
    optional: { const: 1 },
    plain: { type: "string" },
    listed: { allOf: [{ enum: ["a"] }, { const: "a" }] },
    only: { const: null },
    values: { enum: ["a"] },
  },
  required: ["combined", "plain", "listed", "only", "values"],
};

describe("the sample of an object", () => {
  it("is made of required members first, and of those with few values before the others", () => {
    const { order, sample } = sampledMembers(KINDS);
    expect(order).toEqual(["only", "values", "plain", "listed", "combined", "optional"]);
    expect(Object.keys(sample?.members ?? {})).toEqual(Object.keys(KINDS.properties ?? {}));
    expect(sample?.optional).toEqual(["optional"]);
  });

  it("is given up at the first required member without a sample, and not at an optional one", () => {
    expect(sampledMembers(KINDS, "values")).toEqual({ order: ["only", "values"] });
    expect(Object.keys(sampledMembers(KINDS, "optional").sample?.members ?? {})).not.toContain(
      "optional",
    );
  });
});

function sampleList(schema: JsonSchema) {
  return listSample(schema, "item", () => BOOLEAN);
}

describe("the sample of a list", () => {
  it("has up to five items more than it needs, and no more than it may have", () => {
    expect(sampleList({})).toEqual({ kind: "list", items: BOOLEAN });
    expect(sampleList({ minItems: 2 })).toEqual({ kind: "list", items: BOOLEAN, min: 2 });
    expect(sampleList({ minItems: 2, maxItems: 2 })).toMatchObject({ min: 2, max: 2 });
    expect(sampleList({ minItems: 2, maxItems: 1 })).toBeUndefined();
  });

  it("begins with the items that it must contain", () => {
    const contains: JsonSchema = { const: true };
    expect(sampleList({ contains })).toMatchObject({ min: 1, prefix: [BOOLEAN] });
    expect(sampleList({ contains, minContains: 2 })).toMatchObject({
      min: 2,
      prefix: [BOOLEAN, BOOLEAN],
    });
    expect(sampleList({ contains, minContains: 0 })).toEqual({
      kind: "list",
      items: BOOLEAN,
    });
  });

  it("has no items but the first ones if others are forbidden", () => {
    const only = (schema: JsonSchema) => (schema.not ? undefined : BOOLEAN);
    const prefixItems: readonly JsonSchema[] = [{ type: "boolean" }, { type: "boolean" }];
    expect(listSample({ prefixItems, unevaluatedItems: false }, "item", only)).toMatchObject({
      max: 2,
      prefix: [BOOLEAN, BOOLEAN],
    });
    expect(listSample({ prefixItems, items: { not: {} }, minItems: 3 }, "item", only)).toBe(
      undefined,
    );
  });
});
