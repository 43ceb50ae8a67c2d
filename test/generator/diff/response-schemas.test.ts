import { describe, expect, it } from "vitest";
import { findings, parsed, realOpenApi, rulesOf } from "./specs.js";
import type { Json } from "./specs.js";

/** The members of what the OpenAPI document lists. */
function properties(spec: Json): Json {
  const found = spec["components"]?.["schemas"]?.["Alliance"]?.["properties"];
  if (!found) throw new Error("The OpenAPI document has no such schema.");
  return found;
}

/** The rules that are triggered where a member of what is answered changes from one schema to another. */
function rulesBetween(old: object, next: object): readonly string[] {
  const specs = [old, next].map((schema) => {
    const spec = realOpenApi();
    Object.assign(properties(spec.spec), { extra: parsed(JSON.stringify(schema)) });
    return spec;
  });
  const [before, after] = specs;
  return before && after ? rulesOf(findings(before, after)) : [];
}

const STRING = { type: "string" };
const NUMBER = { type: "number" };
const FLAG = { type: "boolean" };
const OBJECT = { type: "object", properties: { a: STRING } };

describe("a schema of what is answered", () => {
  it.each([
    ["the same", STRING, { type: "string" }, []],
    ["another type", STRING, FLAG, ["response-type-changed"]],
    ["a wider type", { type: "integer" }, NUMBER, ["response-type-widened"]],
    ["a narrower type", NUMBER, { type: "integer" }, ["response-type-narrowed"]],
    [
      "a wider type with a looser bound, which is part of it",
      { type: "integer", maximum: 5 },
      { ...NUMBER, maximum: 9 },
      ["response-type-widened"],
    ],
    [
      "a wider type with a tighter bound, which is not",
      { type: "integer", maximum: 9 },
      { ...NUMBER, maximum: 5 },
      ["response-bound-tightened", "response-type-widened"],
    ],
    [
      "a narrower type with a looser bound, which is no part of it either",
      { ...NUMBER, maximum: 5 },
      { type: "integer", maximum: 9 },
      ["response-bound-loosened", "response-type-narrowed"],
    ],
    ["no type", STRING, {}, ["response-type-widened"]],
    ["a type where there was none", {}, STRING, ["response-type-narrowed"]],
    ["several types", STRING, { type: ["string", "boolean"] }, ["response-type-widened"]],
    ["one alternative more", STRING, { anyOf: [STRING, FLAG] }, ["response-type-widened"]],
    ["one alternative less", { anyOf: [STRING, FLAG] }, STRING, ["response-type-narrowed"]],
    [
      "other alternatives",
      { anyOf: [STRING, NUMBER, FLAG] },
      { anyOf: [STRING, { type: "array" }, { type: "object" }] },
      ["response-type-changed"],
    ],
    [
      "a member that is required beside `allOf`",
      { allOf: [OBJECT] },
      { allOf: [OBJECT], required: ["a"] },
      ["response-field-became-required"],
    ],
    [
      "a member that is no longer required beside `allOf`",
      { allOf: [OBJECT, {}], required: ["a"] },
      { allOf: [OBJECT, {}] },
      ["response-field-became-optional"],
    ],
    [
      "a member that is required in another part",
      { allOf: [OBJECT, { required: ["a"] }] },
      { allOf: [OBJECT, {}] },
      ["response-field-became-optional"],
    ],
    [
      "alternatives that both accept null, of which only one may",
      { anyOf: [{ type: "null" }, { type: ["boolean", "null"] }] },
      { oneOf: [{ type: "null" }, { type: ["boolean", "null"] }] },
      // `oneOf` rejects a null that two alternatives accept.
      ["response-field-became-non-null", "response-overlap-changed"],
    ],
    [
      "any value instead of listed ones",
      { ...STRING, enum: ["a"] },
      STRING,
      ["response-type-widened"],
    ],
    [
      "listed values instead of any",
      STRING,
      { ...STRING, enum: ["a"] },
      ["response-type-narrowed"],
    ],
    ["one value more", { const: "a" }, { enum: ["a", "b"] }, ["response-enum-value-added"]],
    ["one value less", { enum: ["a", 1] }, { enum: ["a"] }, ["response-enum-value-removed"]],
    [
      "open objects",
      { type: "object", additionalProperties: false },
      { type: "object" },
      ["response-bound-loosened"],
    ],
    [
      "closed objects",
      { type: "object", additionalProperties: true },
      { type: "object", additionalProperties: false },
      ["response-bound-tightened"],
    ],
    [
      "objects of described members",
      { type: "object" },
      { type: "object", additionalProperties: STRING },
      ["response-bound-tightened"],
    ],
    [
      "members that are described otherwise",
      { type: "object", additionalProperties: STRING },
      { type: "object", additionalProperties: FLAG },
      ["response-type-changed"],
    ],
    [
      "items of another type",
      { type: "array", items: STRING },
      { type: "array", items: FLAG },
      ["response-type-changed"],
    ],
    [
      "a looser bound",
      { ...NUMBER, minimum: 2 },
      { ...NUMBER, minimum: 1 },
      ["response-bound-loosened"],
    ],
    [
      "a tighter bound",
      { ...NUMBER, minimum: 1 },
      { ...NUMBER, minimum: 2 },
      ["response-bound-tightened"],
    ],
    [
      "objects or any other value",
      OBJECT,
      { properties: { a: STRING } },
      ["response-type-widened"],
    ],
    ["objects only", { properties: { a: STRING } }, OBJECT, ["response-type-narrowed"]],
    [
      "null, which the old type excluded in code",
      { properties: { a: STRING } },
      { anyOf: [{ properties: { a: STRING } }, { type: "null" }] },
      ["response-field-became-nullable"],
    ],
    [
      "the same with a member of allOf that narrows",
      { allOf: [OBJECT, { required: ["a"] }] },
      { allOf: [OBJECT, { required: ["a"] }, { properties: { a: { maxLength: 3 } } }] },
      ["response-bound-tightened"],
    ],
    [
      "the tightest of two bounds",
      { allOf: [{ ...STRING, minLength: 3 }, { minLength: 2 }] },
      { ...STRING, minLength: 3 },
      [],
    ],
    [
      "other members of allOf that say the same",
      { allOf: [OBJECT, { type: "object", required: ["a"] }] },
      { ...OBJECT, required: ["a"] },
      [],
    ],
    [
      "the values that both lists have",
      { allOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] },
      { enum: ["b"] },
      [],
    ],
    [
      "objects with a required name that they do not describe",
      { type: "object" },
      { type: "object", required: ["a"] },
      ["response-field-added-required"],
    ],
    [
      "objects without a required name that they do not describe",
      { type: "object", required: ["a"] },
      { type: "object" },
      ["response-field-removed"],
    ],
    [
      "objects that require a member that another part describes",
      { allOf: [OBJECT, { type: "object" }] },
      { allOf: [OBJECT, { required: ["a"] }] },
      ["response-field-became-required"],
    ],
    [
      "objects whose other keywords change beside alternatives",
      { type: "object", minProperties: 2, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
      { type: "object", minProperties: 1, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
      ["response-bound-loosened"],
    ],
    [
      "objects with alternatives",
      OBJECT,
      { ...OBJECT, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
      ["response-type-narrowed"],
    ],
    [
      "a type that alternatives state",
      { type: ["string", "boolean"] },
      { anyOf: [STRING, FLAG] },
      [],
    ],
    [
      "wider in its type and narrower in its values",
      { ...STRING, enum: ["a", "b"] },
      { enum: ["a", 1] },
      ["response-enum-value-added", "response-enum-value-removed"],
    ],
    [
      "an exclusive choice of alternatives that exclude each other anyway",
      { anyOf: [STRING, FLAG] },
      { oneOf: [STRING, FLAG] },
      [],
    ],
    [
      "an exclusive choice of alternatives that overlap",
      { anyOf: [STRING, { ...STRING, minLength: 2 }] },
      { oneOf: [STRING, { ...STRING, minLength: 2 }] },
      ["response-overlap-changed"],
    ],
  ] as const)("may become %s", (_what, old, next, rules) => {
    expect(rulesBetween(old, next).toSorted()).toEqual(rules);
  });

  it("may be another schema that contains itself as the old one does", () => {
    const list = { type: "object", properties: { next: { $ref: "#/components/schemas/List" } } };
    const chain = { type: "object", properties: { next: { $ref: "#/components/schemas/Chain" } } };
    const [before, after] = ["List", "Chain"].map((name) => {
      const spec = realOpenApi();
      Object.assign(spec.spec["components"]?.["schemas"] ?? {}, { List: list, Chain: chain });
      Object.assign(properties(spec.spec), { extra: { $ref: `#/components/schemas/${name}` } });
      return spec;
    });
    expect(before && after ? rulesOf(findings(before, after)) : ["none"]).toEqual([]);
  });

  it.each(["forwards", "backwards"])(
    "is compared, %s, if it and its members contain it several times",
    (way) => {
      const nested = { $ref: "#/components/schemas/Nested" };
      const closed = { type: "object", properties: { b: nested }, additionalProperties: false };
      const allOf = [closed, { type: "object", properties: { a: nested } }];
      // No other name than `b` is possible, and its value is the same.
      const schemas = [{ allOf }, { additionalProperties: nested, allOf }];
      const specs = schemas.map((schema) => {
        const spec = realOpenApi();
        Object.assign(spec.spec["components"]?.["schemas"] ?? {}, {
          Nested: parsed(JSON.stringify(schema)),
        });
        Object.assign(properties(spec.spec), { extra: nested });
        return spec;
      });
      const [before, after] = way === "forwards" ? specs : specs.toReversed();
      expect(before && after ? rulesOf(findings(before, after)) : ["none"]).toEqual([]);
    },
  );

  it.each(["forwards", "backwards"])(
    "is compared, %s, if its alternatives contain it, and one of them accepts any value",
    (way) => {
      const nested = { $ref: "#/components/schemas/Nested" };
      const inner = { oneOf: [{ anyOf: [{ properties: { b: { maxLength: 2 } } }] }] };
      const schemas = [
        { properties: { b: nested }, anyOf: [{}, {}] },
        { properties: { b: { anyOf: [nested] } }, anyOf: [{}, { properties: { b: inner } }] },
      ];
      const specs = schemas.map((schema) => {
        const spec = realOpenApi();
        Object.assign(spec.spec["components"]?.["schemas"] ?? {}, {
          Nested: parsed(JSON.stringify(schema)),
        });
        Object.assign(properties(spec.spec), { extra: nested });
        return spec;
      });
      const [before, after] = way === "forwards" ? specs : specs.toReversed();
      expect(before && after ? rulesOf(findings(before, after)) : ["none"]).toEqual([]);
    },
  );

  it("has a reason in the report if it has too many alternatives to compare", () => {
    const [before, after] = [65, 66].map((count) => {
      const spec = realOpenApi();
      const anyOf = Array.from({ length: count }, (_, index) => ({ maxLength: index + 1 }));
      Object.assign(properties(spec.spec), {
        extra: parsed(JSON.stringify({ type: count === 65 ? "string" : "integer", anyOf })),
      });
      return spec;
    });
    const found = before && after ? findings(before, after) : [];
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining("with too many combinations of alternatives to compare"),
    ]);
  });
});
