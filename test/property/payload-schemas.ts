/**
 * Random schemas with all keywords of JSON Schema 2020-12 that are generated.
 *
 * @module
 */
import { Ajv2020 } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import {
  array,
  boolean,
  constant,
  constantFrom,
  dictionary,
  integer,
  letrec,
  oneof,
  record,
  subarray,
  tuple,
} from "fast-check";
import type { Arbitrary } from "fast-check";

type Schema = Readonly<Record<string, unknown>>;

const NAMES = ["a", "b", "kind"] as const;

/** Named schemas that the random ones refer to. */
export const NAMED: Readonly<Record<string, Schema>> = {
  Leaf: { type: "object", properties: { a: { type: "integer" } }, required: ["a"] },
  Tree: {
    type: "object",
    properties: { b: { type: "array", items: { $ref: "#/components/schemas/Tree" } } },
    additionalProperties: false,
  },
  Level: { type: "string", enum: ["low", "high"] },
};

const references = constantFrom(...Object.keys(NAMED)).map((name) => ({
  $ref: `#/components/schemas/${name}`,
}));

const scalars: Arbitrary<Schema> = oneof(
  constantFrom<Schema[]>(
    { type: "boolean" },
    { type: "null" },
    { type: ["string", "null"] },
    { const: 1 },
    { const: { a: 1 } },
    { enum: ["low", 2, null] },
    { type: "string", enum: ["x", "long"], minLength: 2 },
    { type: "integer", format: "int32" },
    { type: "number", multipleOf: 0.5, maximum: 3 },
    { type: "integer", minimum: 1, exclusiveMaximum: 9, multipleOf: 2 },
    { type: "string", pattern: "^[a-c]{1,3}$" },
    { type: "string", minLength: 2, maxLength: 5 },
  ),
  constantFrom(
    "date",
    "date-time",
    "time",
    "uuid",
    "uri",
    "email",
    "ipv4",
    "ipv6",
    "hostname",
    "byte",
    "duration",
  ).map((format) => ({ type: "string", format })),
);

/** ajv fails for some objects if it records members that two of these keywords evaluate. */
function withoutConflict(schema: Schema): Schema {
  const { patternProperties, ...rest } = schema;
  return "if" in schema || "dependentSchemas" in schema || patternProperties === undefined
    ? rest
    : schema;
}

/** Schemas, of which few contradict themselves. */
export const payloadSchema: Arbitrary<Schema> = letrec<{
  schema: Schema;
  object: Schema;
  list: Schema;
}>((tie) => ({
  schema: oneof(
    { depthSize: "small", withCrossShrink: true },
    { arbitrary: scalars, weight: 4 },
    { arbitrary: references, weight: 1 },
    { arbitrary: tie("object"), weight: 3 },
    { arbitrary: tie("list"), weight: 2 },
    {
      arbitrary: record({ anyOf: array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
      weight: 1,
    },
    {
      arbitrary: record({ oneOf: array(tie("schema"), { minLength: 2, maxLength: 3 }) }),
      weight: 1,
    },
    { arbitrary: record({ allOf: tuple(tie("object"), tie("object")) }), weight: 1 },
    {
      arbitrary: record({ type: constantFrom("string", "integer", "object"), not: scalars }),
      weight: 1,
    },
    {
      arbitrary: tuple(
        references,
        dictionary(constantFrom(...NAMES), scalars, { maxKeys: 1, noNullPrototype: true }),
      ).map(([reference, properties]) => ({ ...reference, type: "object", properties })),
      weight: 1,
    },
  ),
  object: record(
    {
      type: constant("object"),
      properties: dictionary(constantFrom(...NAMES), tie("schema"), {
        maxKeys: 3,
        noNullPrototype: true,
      }),
      required: subarray([...NAMES], { maxLength: 2 }),
      additionalProperties: oneof(boolean(), scalars),
      patternProperties: constantFrom({ "^x": { type: "integer" } }, { "^[ab]$": {} }),
      propertyNames: constantFrom({ maxLength: 4 }, { pattern: "^[a-z]+$" }),
      dependentRequired: constantFrom({ a: ["b"] }, { kind: ["a", "b"] }),
      dependentSchemas: constantFrom({ a: { required: ["kind"] } }),
      minProperties: integer({ min: 0, max: 2 }),
      maxProperties: integer({ min: 3, max: 4 }),
      if: constantFrom({ required: ["a"] }, { properties: { kind: { const: "low" } } }),
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: constantFrom({ required: ["b"] }, { properties: { b: { type: "integer" } } }),
      else: constantFrom({ required: ["kind"] }),
      unevaluatedProperties: constantFrom(false, { type: "string" }),
    },
    { requiredKeys: ["type", "properties"] },
  ).map(withoutConflict),
  list: record(
    {
      type: constant("array"),
      items: tie("schema"),
      prefixItems: array(tie("schema"), { minLength: 1, maxLength: 2 }),
      contains: scalars,
      minContains: integer({ min: 0, max: 2 }),
      maxContains: integer({ min: 2, max: 3 }),
      minItems: integer({ min: 0, max: 2 }),
      maxItems: integer({ min: 2, max: 5 }),
      uniqueItems: boolean(),
      unevaluatedItems: constant(false),
    },
    { requiredKeys: ["type"] },
  ),
})).schema;

/** Creates a compiler of schemas as they are in documents. */
export function independentAjv(): Ajv2020 {
  return new Ajv2020({
    strict: false,
    logger: false,
    // Compiling the meta schema costs more than all the rest.
    meta: false,
    validateSchema: false,
    // Without it, ajv does not check `contains` next to `prefixItems`.
    allErrors: true,
    ownProperties: true,
    formats: fullFormats,
  });
}
