import { expect, it } from "vitest";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import { schemaCheck } from "../../../../generator/spec/schema/sample-check.js";

const SCHEMAS = {
  "A b": { type: "integer" },
  "half\uD800": { type: "null" },
  Tree: { type: "object", properties: { sub: { $ref: "#/components/schemas/Tree" } } },
} satisfies Readonly<Record<string, JsonSchema>>;

const check = schemaCheck(SCHEMAS);

it.each<readonly [JsonSchema, fits: readonly unknown[], others: readonly unknown[]]>([
  [{ type: "string" }, ["a"], [1, null]],
  [{ $ref: "#/components/schemas/A b" }, [1], ["a", 1.5]],
  [{ $ref: "#/components/schemas/Tree" }, [{ sub: { sub: {} } }], [{ sub: { sub: 1 } }]],
  [{ $ref: "#/components/schemas/half\uD800", enum: [null, 1] }, [null], [1]],
  [{ items: { $ref: "#/components/schemas/A b" } }, [Array.from({ length: 300 }, () => 1)], []],
  [{ type: "string", enum: [] }, [], ["", null]],
  [{ not: { enum: [] } }, ["", null], []],
  [{ type: "string", format: "date" }, ["2026-01-31"], ["2026-02-30", "x"]],
  // Not a format of JSON Schema, and keywords of ajv and of OpenAPI 3.0.
  [{ type: "string", format: "own" }, ["x"], [1]],
  [{ type: "string", nullable: true }, ["x"], [null]],
  [{ type: "integer", "x-implied-type": true, minimum: 1 }, [1, "x", null], [0]],
  [{ type: "object", properties: { a: {} }, unevaluatedProperties: false }, [{ a: 1 }], [{ b: 1 }]],
  [
    { prefixItems: [{ type: "string" }], contains: { type: "integer" } },
    [["a", 1]],
    [["a"], ["a", "b"]],
  ],
  [{ type: "object", required: ["toString"] }, [{ toString: 1 }], [{}]],
  [{ oneOf: [{ type: "string" }, { type: "integer" }] }, ["a", 1], [true]],
])("the schema %j fits %j, not %j", (schema, fits, others) => {
  expect(fits.filter((value) => check(schema, value))).toEqual(fits);
  expect(others.filter((value) => check(schema, value))).toEqual([]);
});

it("named schemas may forbid what is not evaluated", () => {
  const Closed: JsonSchema = { properties: { a: {} }, unevaluatedProperties: false };
  const closed = schemaCheck({ "Closed\uD800": Closed });
  const schema: JsonSchema = { $ref: "#/components/schemas/Closed\uD800" };
  expect(closed(schema, { a: 1 })).toBe(true);
  expect(closed(schema, { b: 1 })).toBe(false);
});

function excluded(at: number): JsonSchema {
  return { not: { $ref: `#/components/schemas/A${at}` } };
}

it.each([
  [100, true],
  [10_000, false],
])("schemas that exclude each other %i deep are followed: %s", (depth, isFollowed) => {
  const schemas = Object.fromEntries(
    Array.from({ length: depth }, (_, at) => [`A${at}`, at === 0 ? {} : excluded(at - 1)]),
  );
  const deep = schemaCheck(schemas);
  expect([depth - 1, depth - 2].some((at) => deep(excluded(at), 1))).toBe(isFollowed);
});
