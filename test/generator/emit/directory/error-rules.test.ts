import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { payloadFiles, payloadValidators } from "../../support/payloads.js";

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
  Different: [{ type: "array", uniqueItems: true }, [1, 2, 1]],
  Dependent: [{ type: "object", dependentRequired: { a: ["b", "c"] } }, { a: 1 }],
  Text: [{ type: "string", pattern: '^"\\+"$', minLength: 5 }, "no"],
};

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

  it("share rules", async () => {
    const files = await payloadFiles({
      Twins: { type: "object", properties: { a: { type: "string" }, b: { type: "string" } } },
    });
    const text = files.find(({ path }) => path.endsWith("validators.js"))?.text ?? "";
    expect(text.match(/must be string/g)).toHaveLength(1);
    expect(text).not.toContain("schemaPath");
  });
});
