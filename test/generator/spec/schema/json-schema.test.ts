import { describe, expect, it } from "vitest";
import {
  combinedSchemas,
  hasUnevaluated,
  isFalse,
  isSchema,
  isSchemaType,
  mapSubschemas,
  reachableNames,
  referencedSchema,
  referencesIn,
  subschemas,
  withoutBooleans,
} from "../../../../generator/spec/schema/json-schema.js";
import { isAssertion } from "../../../../generator/spec/schema/keywords.js";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";

/** The keywords of JSON Schema 2020-12 that contain a schema, and one of the model. */
const ONE = [
  "additionalProperties",
  "contains",
  "contentSchema",
  "else",
  "if",
  "items",
  "not",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties",
];
const LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const MAPS = ["dependentSchemas", "patternProperties", "properties", "x-ignored-properties"];

/** The keywords that restrict values (JSON Schema 2020-12, applicator and validation vocabularies). */
const ASSERTIONS =
  "$ref additionalProperties allOf anyOf const contains dependentRequired dependentSchemas else enum exclusiveMaximum exclusiveMinimum if items maxContains maxItems maxLength maxProperties maximum minContains minItems minLength minProperties minimum multipleOf not oneOf pattern patternProperties prefixItems properties propertyNames required then type unevaluatedItems unevaluatedProperties uniqueItems";

function named(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function mark(schema: JsonSchema): JsonSchema {
  return { ...schema, title: "below" };
}

const A = { type: "string" };
const B = { title: "below", type: "string" };

describe("the schemas below a schema", () => {
  it.each(ONE)("are the value of %s", (keyword) => {
    expect(subschemas({ [keyword]: A })).toEqual([A]);
    expect(subschemas({ [keyword]: false })).toEqual([]);
    expect(mapSubschemas({ [keyword]: A, default: A }, mark)).toEqual({ [keyword]: B, default: A });
    expect(mapSubschemas({ [keyword]: false }, mark)).toEqual({ [keyword]: false });
  });

  it.each(LISTS)("are the items of %s", (keyword) => {
    expect(subschemas({ [keyword]: [A, true, { not: A }] })).toEqual([A, { not: A }]);
    expect(subschemas({ [keyword]: A })).toEqual([]);
    expect(mapSubschemas({ [keyword]: [A, true] }, mark)).toEqual({ [keyword]: [B, true] });
    expect(mapSubschemas({ [keyword]: A }, mark)).toEqual({ [keyword]: A });
  });

  it.each(MAPS)("are the members of %s", (keyword) => {
    expect(subschemas({ [keyword]: { a: A, b: true } })).toEqual([A]);
    expect(subschemas({ [keyword]: [A] })).toEqual([]);
    expect(mapSubschemas({ [keyword]: { a: A, b: true } }, mark)).toEqual({
      [keyword]: { a: B, b: true },
    });
    expect(mapSubschemas({ [keyword]: [A] }, mark)).toEqual({ [keyword]: [A] });
  });

  it("are not those in data", () => {
    const data = { enum: [A], const: A, default: A, examples: [A], "x-other": A };
    expect(subschemas(data)).toEqual([]);
    expect(mapSubschemas(data, mark)).toEqual(data);
  });
});

describe("the schema of a document", () => {
  it.each<readonly [boolean | object, JsonSchema]>([
    [true, {}],
    [false, { not: {} }],
    [
      { items: true, not: false, contains: {} },
      { items: {}, not: { not: {} }, contains: {} },
    ],
    [
      { additionalProperties: false, unevaluatedItems: false, unevaluatedProperties: true },
      { additionalProperties: false, unevaluatedItems: false, unevaluatedProperties: true },
    ],
    [
      { anyOf: [true, { items: false }], properties: { a: false } },
      { anyOf: [{}, { items: { not: {} } }], properties: { a: { not: {} } } },
    ],
    [
      {
        $anchor: "a",
        $defs: {},
        "x-ignored-properties": {},
        "x-implied-type": true,
        "x-int64": "text",
        $comment: "c",
      },
      { $comment: "c" },
    ],
    [
      { items: { $anchor: "a" }, default: { $anchor: "a" } },
      { items: {}, default: { $anchor: "a" } },
    ],
    [{ type: "file", title: "t" }, { title: "t" }],
    [{ type: ["string", "file"] }, {}],
    [{ type: ["string", "null"] }, { type: ["string", "null"] }],
    [{ properties: { a: { type: "any" } } }, { properties: { a: {} } }],
  ])("%j is %j without booleans, anchors and unknown types", (schema, expected) => {
    expect(withoutBooleans(schema)).toEqual(expected);
  });

  it("has the types of JSON Schema", () => {
    const types = ["array", "boolean", "integer", "null", "number", "object", "string"];
    expect(types.filter((type) => !isSchemaType(type))).toEqual([]);
    expect(["", "any", "String", undefined, ["string"]].filter(isSchemaType)).toEqual([]);
  });

  it("has keywords that restrict values, and others", () => {
    expect(ASSERTIONS.split(" ").filter((keyword) => !isAssertion(keyword))).toEqual([]);
    const others = [
      "",
      "$comment",
      "default",
      "deprecated",
      "description",
      "discriminator",
      "examples",
      "format",
      "readOnly",
      "title",
    ];
    expect(others.filter(isAssertion)).toEqual([]);
  });

  it.each([
    [{ not: {} }, true],
    [{ not: { type: "string" } }, false],
    [{ not: {}, title: "t" }, false],
    [{}, false],
  ])("%j accepts no value: %s", (schema, expected) => {
    expect(isFalse(schema)).toBe(expected);
  });

  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ["a", false],
    [undefined, false],
    [true, false],
  ])("is an object: %j, %s", (value, expected) => {
    expect(isSchema(value)).toBe(expected);
  });

  it.each([
    [{ unevaluatedItems: false }, true],
    [{ unevaluatedProperties: {} }, true],
    [{ items: { properties: { a: { unevaluatedItems: {} } } } }, true],
    [{ items: { additionalProperties: false } }, false],
  ])("%j depends on what others evaluated: %s", (schema, expected) => {
    expect(hasUnevaluated(schema)).toBe(expected);
  });
});

describe("the references of schemas", () => {
  it("are names of components", () => {
    expect([named("A"), named("a/b"), { $ref: "#/x" }, {}].map(referencedSchema)).toEqual([
      "A",
      "a/b",
      undefined,
      undefined,
    ]);
    const schema = {
      ...named("A"),
      items: named("B"),
      anyOf: [{ not: named("A") }],
      const: named("C"),
    };
    expect(referencesIn(schema)).toEqual(["A", "B", "A"]);
  });

  it("lead to others", () => {
    const schemas = { A: { items: named("B") }, B: { not: named("A"), if: named("Gone") }, C: {} };
    expect([...reachableNames([named("A"), named("toString")], schemas)]).toEqual([
      "A",
      "toString",
      "B",
      "Gone",
    ]);
    expect([...reachableNames([], schemas)]).toEqual([]);
  });

  it("and allOf are what a value has to match, too", () => {
    const all = { A: { allOf: [named("B"), { title: "part" }] }, B: { ...named("A"), title: "b" } };
    const schema = named("A");
    expect(combinedSchemas(schema, all)).toEqual([
      schema,
      all.A,
      named("B"),
      { title: "part" },
      all.B,
    ]);
    expect(combinedSchemas(named("valueOf"), all)).toEqual([named("valueOf")]);
  });
});
