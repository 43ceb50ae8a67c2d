import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { payloadFiles, payloadValidators } from "../../support/payloads.js";

const TEXT = { type: "string", minLength: 2 };
const ADDRESS = { type: "object", properties: { street: TEXT, city: TEXT } };

/** Schemas with a value that violates them. */
const CASES: Readonly<Record<string, readonly [schema: object, value: unknown]>> = {
  Required: [
    { type: "object", required: ["id", 'a "quoted", name', "+", ""], properties: { id: {} } },
    {},
  ],
  Members: [
    {
      type: "object",
      properties: { "x,schemaPath:": { type: "string" }, ",keyword:": { minimum: 3 } },
    },
    { "x,schemaPath:": 1, ",keyword:": 2 },
  ],
  Types: [{ type: "object", properties: { a: { type: ["string", "null"] } } }, { a: 7 }],
  Listed: [{ type: "array", items: { enum: ["a", '"+"', "schema0"] } }, ["b", "a", { a: 1 }]],
  Closed: [
    { type: "object", properties: { a: {} }, additionalProperties: false },
    { a: 1, rule0: 2, "c/d": 3 },
  ],
  Choice: [{ oneOf: [{ type: "string" }, { minLength: 3 }] }, "four"],
  Condition: [
    {
      if: { minLength: 2 },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { maxLength: 3 },
      not: { const: "four" },
    },
    "four",
  ],
  Names: [
    { type: "object", propertyNames: { maxLength: 2 } },
    { long: 1, ok: 2 },
  ],
  NoName: [{ type: "object", propertyNames: { enum: ["a"], minLength: 3 } }, { b: 1 }],
  Wrapped: [
    { type: "object", additionalProperties: { type: "object", required: ["x"] } },
    { "a~b/c": {}, d: 1, e: { x: 1 } },
  ],
  Additional: [
    {
      type: "object",
      properties: { a: {} },
      patternProperties: { "^x-": { type: "string" } },
      additionalProperties: { type: "number" },
    },
    { a: {}, "x-b": 1, "x-c": "", d: "", e: 1 },
  ],
  OnlyPatterns: [
    { type: "object", patternProperties: { "^x-": true }, additionalProperties: false },
    { "x-a": 1, b: 2 },
  ],
  Tuple: [
    { type: "array", prefixItems: [{ type: "string" }, { enum: [1] }], items: { type: "null" } },
    [1, 2, 3, null],
  ],
  Contains: [{ type: "array", contains: { type: "string", minLength: 2 } }, [1, "a"]],
  ContainsSome: [
    { type: "array", contains: { type: "string" }, minContains: 2, maxContains: 3 },
    ["a", 1],
  ],
  ContainsMany: [
    { type: "array", contains: { type: "string" }, minContains: 0, maxContains: 1 },
    ["a", 1, "b", "c"],
  ],
  Some: [{ anyOf: [{ type: "string" }, { type: "object", required: ["a"] }] }, {}],
  None: [{ oneOf: [{ type: "string" }, { type: "object", required: ["a"] }] }, {}],
  Many: [{ oneOf: [{ type: "null" }, { minimum: 1 }, { minimum: 2 }, { minimum: 3 }] }, 4],
  Otherwise: [{ if: { type: "string" }, else: { minimum: 3, multipleOf: 2 } }, 1],
  Parts: [
    { type: "object", allOf: [{ required: ["a"] }, { properties: { b: { const: { c: 1 } } } }] },
    { b: { c: 2 } },
  ],
  DependentSchemas: [
    { type: "object", dependentSchemas: { a: { required: ["b"], maxProperties: 1 } } },
    { a: 1, c: 2 },
  ],
  ListedObjects: [{ enum: [{ a: 1 }, "b"] }, { a: 2 }],
  Numbers: [{ type: "integer", minimum: 2, exclusiveMaximum: 1 }, 1.5],
  Long: [{ type: "string", maxLength: 1, pattern: '"\\d' }, "ab"],
  Different: [{ type: "array", uniqueItems: true }, [1, 2, 1]],
  DifferentObjects: [
    { type: "array", uniqueItems: true },
    [{ a: [1], b: "2" }, 1, "1", { b: "2", a: [1] }, [], { b: 2, a: [1] }, null, 1, "null", {}],
  ],
  Dependent: [{ type: "object", dependentRequired: { a: ["b", "c"] } }, { a: 1 }],
  Unevaluated: [
    {
      type: "object",
      properties: { a: {} },
      patternProperties: { "^x-": { type: "string" } },
      allOf: [{ properties: { b: {} } }, { type: "object", unevaluatedProperties: { minimum: 2 } }],
      anyOf: [
        { properties: { c: { type: "string" } } },
        { properties: { d: {} } },
        { required: ["z"], properties: { e: {} } },
      ],
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { properties: { f: {} } },
      if: { required: ["a"] },
      dependentSchemas: { a: { properties: { g: { minimum: 3 } } } },
      unevaluatedProperties: { type: "null" },
    },
    { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, "x-h": "", i: null },
  ],
  UnevaluatedRest: [
    {
      type: "object",
      oneOf: [
        { properties: { a: {} }, required: ["a"] },
        { required: ["b"], type: "object" },
      ],
      unevaluatedProperties: { type: "null" },
    },
    { a: 1, "c/d": 2 },
  ],
  UnevaluatedItems: [
    { type: "array", allOf: [{ prefixItems: [{ type: "string" }] }], unevaluatedItems: false },
    ["a", 1],
  ],
  UnevaluatedItemsRest: [
    { type: "array", prefixItems: [{ type: "string" }], unevaluatedItems: { type: "null" } },
    ["a", null, 1],
  ],
  Text: [{ type: "string", pattern: '^"\\+"$', minLength: 5 }, "no"],
};

const NODE = { $ref: "#/components/schemas/Node" };
const AND = { type: "object", required: ["and"], properties: { at: NODE } };
const BRANCHES = {
  anyOf: [AND, { ...AND, required: ["or"] }],
  properties: { leaf: { type: "integer" } },
};

/** Each of these excludes the values of exactly one of the next two, to which as many ways lead as to all before. */
const EXCLUSIONS = Object.fromEntries(
  range(60).map((at) => [
    `A${at}`,
    at < 58
      ? { not: { oneOf: [at + 1, at + 2].map((n) => ({ $ref: `#/components/schemas/A${n}` })) } }
      : { type: "string" },
  ]),
);

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}

/** A value in so many others, each of which is in the second branch. */
function nested(depth: number, value: object): object {
  return depth === 0 ? { or: 1, ...value } : { or: 1, at: nested(depth - 1, value) };
}

/** The errors of ajv's own validator, without the locations in schemas. */
function errorsOfAjv(schema: object, value: unknown): readonly unknown[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const validate = ajv.compile(schema);
  expect(validate(value)).toBe(false);
  return (validate.errors ?? []).map(({ schemaPath: _path, ...error }) => error);
}

describe("errors of generated validators", () => {
  it("are those of ajv, without locations in schemas", async () => {
    const schemas = Object.fromEntries(
      Object.entries(CASES).map(([name, [schema]]) => [name, schema]),
    );
    const validators = await payloadValidators(schemas);
    for (const [name, [schema, value]] of Object.entries(CASES)) {
      const validate = validators.get(name);
      expect(validate?.(value), name).toBe(false);
      expect(validate?.errors, name).toEqual(errorsOfAjv(schema, value));
    }
  });

  it("have their location if another schema found them", async () => {
    const named = { type: "object", properties: { b: { type: "string" }, c: { const: [1, 2] } } };
    const validators = await payloadValidators({
      Named: named,
      Outer: {
        type: "object",
        properties: { a: { items: { $ref: "#/components/schemas/Named" } } },
      },
    });
    const validate = validators.get("Outer");
    expect(validate?.({ a: [{}, { b: 1, c: [] }] })).toBe(false);
    expect(validate?.errors).toEqual(
      errorsOfAjv(
        { type: "object", properties: { a: { items: named } } },
        { a: [{}, { b: 1, c: [] }] },
      ),
    );
  });

  it("come from one check of equal schemas, named or not", async () => {
    const files = await payloadFiles({
      Shop: { type: "object", properties: { name: TEXT, owner: TEXT, at: ADDRESS } },
      Address: ADDRESS,
      Place: ADDRESS,
    });
    const text = files.find(({ path }) => path.endsWith("/validators.ts"))?.text ?? "";
    expect(text.match(/minLength/g)).toHaveLength(1);
    expect(text.match(/"\/street"/g)).toHaveLength(1);
    expect(text.match(/payloadValidator\(checkAddress\)/g)).toHaveLength(2);
  });

  it("are those of ajv if schemas depend on what other schemas evaluated", async () => {
    const named = { type: "object", properties: { b: { type: "string" } } };
    const open = { $ref: "#/components/schemas/Named", unevaluatedProperties: false };
    const validate = (await payloadValidators({ Named: named, Closed: open })).get("Closed");
    expect(validate?.({ b: "x" })).toBe(true);
    expect(validate?.errors).toBeNull();
    expect(validate?.({ b: "x", c: 2 })).toBe(false);
    expect(validate?.errors).toEqual(
      errorsOfAjv(
        { $defs: { named }, $ref: "#/$defs/named", unevaluatedProperties: false },
        { b: "x", c: 2 },
      ),
    );
  });

  // Without a bound, the time of each of these is at least a thousand times longer.
  it.each([
    ["unique items", { type: "array", uniqueItems: true }, range(100_000), null],
    ["items that are wrong", { type: "array", items: TEXT }, range(100_000), 1000],
    ["branches within branches", BRANCHES, nested(60, { leaf: 1 }), null],
    ["wrong branches within branches", BRANCHES, nested(60, { leaf: "" }), 201],
    ["branches that exclude branches", { $ref: "#/components/schemas/A0" }, "text", null],
    ["wrong branches that exclude branches", { $ref: "#/components/schemas/A1" }, 5, 1],
  ])("are found in bounded time: %s", async (_, schema, value, count) => {
    const validate = (await payloadValidators({ ...EXCLUSIONS, Node: schema })).get("Node");
    expect(validate?.(value)).toBe(count === null);
    expect(validate?.errors?.length ?? null).toBe(count);
  });
});
