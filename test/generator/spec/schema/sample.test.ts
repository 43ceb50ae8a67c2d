import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import { samplesOf } from "../../../../generator/spec/schema/sample.js";
import { withImpliedTypes } from "../../../../generator/spec/openapi/contract-schema.js";
import { drawFrom } from "../../../../templates/runtime/sample/draw.js";
import { sampled } from "../../../../templates/runtime/sample/sample.js";
import { model } from "../../support/model.js";
import { inputOf, openApiDocument } from "../../support/specs.js";

const TREE: JsonSchema = { $ref: "#/components/schemas/Tree" };

/** A list that has an item of a named schema. */
function list(name: string): JsonSchema {
  const items = { $ref: `#/components/schemas/${name}` };
  return { type: "array", minItems: 1, contains: items, items };
}

function sampleOf(schema: JsonSchema): unknown {
  return samplesOf({}).of(schema, "thing");
}

describe("how a value of a schema is made", () => {
  it("follows the type that a schema implies", () => {
    expect(sampleOf({ properties: { a: { type: "boolean" } } })).toMatchObject({ kind: "object" });
    expect(sampleOf({ required: ["a"] })).toMatchObject({ kind: "object" });
    expect(sampleOf({ minProperties: 1 })).toMatchObject({ kind: "object", min: 1 });
    expect(sampleOf({ items: { type: "boolean" } })).toMatchObject({ kind: "list" });
    expect(sampleOf({ minItems: 1 })).toMatchObject({ kind: "list", min: 1 });
    expect(sampleOf({ multipleOf: 2 })).toMatchObject({ kind: "number", step: 2 });
    expect(sampleOf({ maximum: 2 })).toMatchObject({ kind: "number" });
    expect(sampleOf({})).toMatchObject({ kind: "text" });
    expect(sampleOf({ type: "null" })).toEqual({ kind: "null" });
    expect(sampleOf({ type: "boolean" })).toEqual({ kind: "boolean" });
  });

  it.each([
    ["null", [null, 1], "[null]"],
    ["array", [[1], { a: 1 }], "[[1]]"],
    ["integer", [1, 1.5, "1"], "[1]"],
    ["object", [{ a: 1 }, [1], null], '[{"a":1}]'],
    ["string", ["a", 1], '["a"]'],
    ["boolean", [true, 1], "[true]"],
  ])("keeps of listed values those of the type %s", (type, values, json) => {
    expect(sampleOf({ type, enum: values })).toEqual({ kind: "enum", json });
  });

  it("keeps all listed values where no type is said, and one that is the only one", () => {
    expect(sampleOf({ enum: ["a", 1, null] })).toEqual({ kind: "enum", json: '["a",1,null]' });
    expect(sampleOf({ const: 7 })).toEqual({ kind: "enum", json: "[7]" });
  });

  it("is not to be found where nothing fits", () => {
    expect(sampleOf({ type: "integer", enum: ["a"] })).toBeUndefined();
    expect(sampleOf({ type: "array", minItems: 2, maxItems: 1 })).toBeUndefined();
    expect(sampleOf({ type: "array", contains: {}, minContains: 1e8 })).toBeUndefined();
    const none = { type: "integer", minimum: 2, maximum: 1 };
    expect(sampleOf({ type: "array", items: none, minItems: 1 })).toBeUndefined();
    expect(sampleOf({ type: "array", items: none })).toMatchObject({ kind: "list", max: 0 });
    expect(sampleOf({ required: ["a"], properties: { a: none } })).toBeUndefined();
    expect(sampleOf({ properties: { a: none } })).toEqual({ kind: "object", members: {} });
  });

  it("counts the members of an object, and makes others where they are described or wanted", () => {
    expect(
      sampleOf({ minProperties: 2, maxProperties: 3, additionalProperties: { type: "boolean" } }),
    ).toEqual({ kind: "object", members: {}, min: 2, max: 3, others: { kind: "boolean" } });
    expect(sampleOf({ minProperties: 2 })).toMatchObject({ others: { kind: "text" } });
    expect(sampleOf({ minProperties: 2, additionalProperties: false })).not.toHaveProperty(
      "others",
    );
    expect(sampleOf({ required: ["b"], additionalProperties: { type: "boolean" } })).toMatchObject({
      members: { b: { kind: "boolean" } },
    });
  });

  it("keeps the items of a list apart where that is said", () => {
    expect(sampleOf({ items: { type: "boolean" }, uniqueItems: true })).toMatchObject({
      unique: true,
    });
    expect(sampleOf({ items: { type: "boolean" } })).not.toHaveProperty("unique");
  });
});

function kind(name: string): JsonSchema {
  return { properties: { kind: { const: name } } };
}

function node(...names: readonly string[]): JsonSchema {
  return {
    oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
    discriminator: { propertyName: "kind" },
  };
}

describe("how a value of schemas that lead to each other is made", () => {
  it("refers to the alternatives that are named schemas", () => {
    const required = { type: "object", required: ["kind"] };
    const leaf: JsonSchema = { ...required, ...kind("Leaf") };
    const tree: JsonSchema = {
      ...required,
      properties: { ...kind("Tree").properties, in: node("Leaf", "Tree") },
    };
    const { named } = samplesOf({ Leaf: leaf, Tree: tree });
    expect(named["Tree"]).toEqual({
      kind: "object",
      members: {
        kind: { kind: "enum", json: '["Tree"]' },
        in: {
          kind: "either",
          of: [{ ref: "Leaf" }, { ref: "Tree" }],
        },
      },
      optional: ["in"],
    });
  });

  it("keeps the reference of a member that two parts define alike, and of an allOf of one", () => {
    const own: JsonSchema = {
      type: "object",
      properties: { next: { allOf: [{ $ref: "#/components/schemas/Own" }], title: "Next" } },
    };
    const { named } = samplesOf({ Own: { ...own, allOf: [own] } });
    expect(named["Own"]).toMatchObject({ members: { next: { ref: "Own" } } });
  });

  it("is checked with the values of schemas that are made later, and of itself", () => {
    // Both lists need a check, and the schemas lead to each other.
    const { named } = samplesOf({
      Tree: {
        type: "object",
        required: ["leaves"],
        not: { required: ["root"] },
        properties: { leaves: list("Leaf"), trees: { type: "array", items: TREE } },
      },
      Leaf: { type: "object", required: ["size"], properties: { size: { type: "integer" } } },
    });
    expect(named["Tree"]).toMatchObject({ kind: "object", members: { leaves: {}, trees: {} } });
  });

  it("has no value of a schema that no value matches, where that is not needed", () => {
    const impossible: JsonSchema = {
      type: "object",
      additionalProperties: false,
      allOf: [{ type: "object", required: ["a"], properties: { a: { type: "string" } } }],
    };
    const { named } = samplesOf({
      Pair: {
        type: "object",
        properties: { good: { type: "boolean" }, bad: { $ref: "#/components/schemas/Bad" } },
      },
      Bad: impossible,
      Needing: {
        type: "object",
        required: ["bad"],
        properties: { bad: { $ref: "#/components/schemas/Bad" } },
      },
    });
    expect(named).toEqual({
      Pair: { kind: "object", members: { good: { kind: "boolean" } }, optional: "all" },
    });
  });

  it("does not make alternatives one after the other that a listed value excludes", () => {
    // Each member has all schemas as its alternatives, and is combined with one of them.
    const names = Array.from({ length: 30 }, (_, index) => `Block${index}`);
    const blocks = names.map((name): [string, JsonSchema] => [
      name,
      {
        type: "object",
        required: ["parts", "kind"],
        properties: {
          kind: { type: "string", enum: [name] },
          parts: {
            type: "array",
            items: { allOf: [node(...names), { $ref: "#/components/schemas/Block0" }] },
          },
        },
      },
    ]);
    const { named } = samplesOf(Object.fromEntries(blocks));
    expect(Object.keys(named)).toEqual(names);
    expect(JSON.stringify(named).length).toBeLessThan(200_000);
  });

  it("matches one alternative only, also if the document states no type of one", () => {
    const plain: JsonSchema = {
      additionalProperties: {
        oneOf: [
          { $ref: "#/components/schemas/Plain" },
          { type: "string" },
          { type: "array", items: { type: "boolean" } },
        ],
      },
    };
    const { named, of } = samplesOf({ Plain: withImpliedTypes(plain) });
    const sample = of({ $ref: "#/components/schemas/Plain" }, "claims");
    const values = Array.from({ length: 40 }, (_, seed) =>
      sample ? sampled(sample, drawFrom("test", seed), { named, sampleValues: {} }) : undefined,
    );
    // Without a type, `Plain` accepts every text and list. Objects are left.
    const isValid = (value: unknown): boolean =>
      isRecord(value) && Object.values(value).every(isValid);
    expect(values.filter((value) => !isValid(value))).toEqual([]);
  });
});

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

describe("schemas without a value", () => {
  it("have no samples, nor do schemas that need them; others leave them out", () => {
    const missing = { $ref: "#/components/schemas/Missing" };
    const { named } = samplesOf({
      // Only a check with values tells that these keywords contradict each other.
      Missing: { type: "string", maxLength: 3, not: { type: "string" } },
      Needing: { type: "object", required: ["a"], properties: { a: missing } },
      Outer: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Needing" } },
      Optional: { type: "object", properties: { a: missing, b: { type: "boolean" } } },
      Either: { anyOf: [missing, { type: "null" }] },
      List: { type: "array", items: missing },
    });
    expect(named).toMatchObject({
      Optional: { members: { b: { kind: "boolean" } } },
      Either: { kind: "null" },
      List: { kind: "list", max: 0 },
    });
    expect(Object.keys(named)).toEqual(["Optional", "Either", "List"]);
  });

  it.each<[keyword: string, most: number, schema: JsonSchema]>([
    ["minContains", 1000, { type: "array", contains: { type: "boolean" } }],
    ["minItems", 9999, { type: "array", items: { type: "boolean" } }],
    ["minLength", 1_000_000, { type: "string" }],
    ["minProperties", 9999, { type: "object", additionalProperties: { type: "boolean" } }],
  ])("are reported if %s is greater than %d", (keyword, most, schema) => {
    const found = [most, most + 1].map((bound) => {
      const Large = { ...schema, [keyword]: bound };
      const { diagnostics } = model(
        inputOf(openApiDocument({}, { components: { schemas: { Large } } })),
      );
      const hasSample = samplesOf({ Large }).named["Large"] !== undefined;
      return [hasSample, diagnostics.map(({ code, message }) => [code, message])];
    });
    const message = `a stub generates no value of this schema: ${keyword} is greater than ${most}`;
    expect(found).toEqual([
      [true, []],
      [false, [["sample-too-large", message]]],
    ]);
  });
});
