/**
 * Values that a schema describes: every alternative, each value of an enum, and the bounds of the rest.
 *
 * @module
 */
import { Ajv2020 } from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { mapMembers } from "../../../generator/base/json.js";
import { TEXT_FORMATS } from "../../../generator/spec/schema/formats.js";
import { mapSubschemas } from "../../../generator/spec/schema/json-schema.js";
import type { JsonSchema } from "../../../generator/spec/schema/json-schema.js";

type Schemas = Readonly<Record<string, JsonSchema>>;

const PREFIX = "#/components/schemas/";

/** The keywords that say of what kind a value is, beside those that say which values of the kind there are. */
const FORM: ReadonlySet<string> = new Set([
  "$ref",
  "type",
  "properties",
  "required",
  "items",
  "additionalProperties",
  "allOf",
  "anyOf",
  "oneOf",
  "discriminator",
]);

/** A validator of a schema, which checks the formats that generated validators check. */
export function validatorOf(schema: JsonSchema, schemas: Schemas): ValidateFunction {
  const ajv = new Ajv2020({ strict: false });
  for (const [name, expression] of TEXT_FORMATS) ajv.addFormat(name, expression);
  const selected = mapMembers(schemas, selecting);
  ajv.addSchema({ $id: "document:", components: { schemas: selected } });
  return ajv.compile(absolute(selecting(schema)));
}

/** A schema in which a discriminator selects the alternative, as in OpenAPI. */
function selecting(schema: JsonSchema): JsonSchema {
  const { discriminator, allOf = [], ...rest } = mapSubschemas(schema, selecting);
  if (!discriminator?.mapping) return { ...rest, ...(allOf.length > 0 && { allOf }) };
  const { propertyName, mapping } = discriminator;
  const isValue = (value: JsonSchema): JsonSchema => ({
    required: [propertyName],
    properties: { [propertyName]: value },
  });
  const names = Object.values(mapping).map((target) => target.slice(PREFIX.length));
  return {
    ...rest,
    allOf: [
      ...allOf,
      isValue({ enum: [...Object.keys(mapping), ...names] }),
      ...Object.entries(mapping).map(([value, $ref]): JsonSchema => ({
        anyOf: [{ not: isValue({ const: value }) }, { $ref }],
      })),
    ],
  };
}

/** A validator that looks at the kinds of values only. */
export function formValidatorOf(schema: JsonSchema, schemas: Schemas): ValidateFunction {
  const forms = Object.fromEntries(
    Object.entries(schemas).map(([name, each]) => [name, formOf(each)]),
  );
  return validatorOf(formOf(schema), forms);
}

function absolute(schema: JsonSchema): JsonSchema {
  const { $ref: reference, ...rest } = mapSubschemas(schema, absolute);
  return reference === undefined ? rest : { ...rest, $ref: `document:${reference}` };
}

function formOf(schema: JsonSchema): JsonSchema {
  const { oneOf, ...rest } = mapSubschemas(schema, formOf);
  // An ordinary reader looks neither at members that it does not know nor at alternatives that fit too.
  const mapped = { ...rest, ...(oneOf && { anyOf: [...(rest.anyOf ?? []), ...oneOf] }) };
  return Object.fromEntries(
    Object.entries(mapped).filter(([keyword, value]) => FORM.has(keyword) && value !== false),
  );
}

/** Values that fit a schema, those with members that it does not describe among them. */
export function samplesOf(schema: JsonSchema, schemas: Schemas): readonly unknown[] {
  return fitting([...valuesOf(schema, schemas, 0), ...strange(schema, schemas)], schema, schemas);
}

/** Values that fit a schema and have no member that it does not describe. */
export function closedSamples(schema: JsonSchema, schemas: Schemas): readonly unknown[] {
  return fitting(valuesOf(schema, schemas, 0), schema, schemas);
}

function fitting(
  values: readonly unknown[],
  schema: JsonSchema,
  schemas: Schemas,
): readonly unknown[] {
  const validate = validatorOf(schema, schemas);
  const found = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...found.values()].filter((value) => validate(value));
}

function strange(schema: JsonSchema, schemas: Schemas): readonly unknown[] {
  const [first] = valuesOf(schema, schemas, 0);
  return isRecord(first) ? [{ ...first, strange: 1 }] : [];
}

const MAX_DEPTH = 20;

function valuesOf(schema: JsonSchema, schemas: Schemas, depth: number): readonly unknown[] {
  if (depth > MAX_DEPTH) return [];
  const below = (each: JsonSchema): readonly unknown[] => valuesOf(each, schemas, depth + 1);
  const { $ref: reference, allOf, anyOf, oneOf } = schema;
  const listed = schema["enum"];
  if (Array.isArray(listed)) return listed;
  if (reference !== undefined) return below(schemas[reference.slice(PREFIX.length)] ?? {});
  if (allOf) return together(allOf.map(below));
  const alternatives = anyOf ?? oneOf;
  const { propertyName, mapping } = schema.discriminator ?? {};
  if (propertyName !== undefined && mapping)
    return Object.entries(mapping).flatMap(([value, target]) =>
      below({ $ref: target }).map((each) =>
        isRecord(each) ? { ...each, [propertyName]: value } : each,
      ),
    );
  if (alternatives) return alternatives.flatMap(below);
  return [schema.type ?? []].flat().flatMap((type) => typed(type, schema, below));
}

function typed(
  type: string,
  schema: JsonSchema,
  below: (schema: JsonSchema) => readonly unknown[],
): readonly unknown[] {
  const bound = (key: string): readonly number[] =>
    typeof schema[key] === "number" ? [schema[key]] : [];
  switch (type) {
    case "null":
      return [null];
    case "boolean":
      return [true, false];
    case "integer":
      return [1, 0, -1, 1_000_000, ...["minimum", "maximum", "multipleOf"].flatMap(bound)];
    case "number":
      return [1, 1.5, 0, -1, 1_000_000, ...["minimum", "maximum", "multipleOf"].flatMap(bound)];
    case "string":
      return [
        "0f",
        "",
        "a",
        "0".repeat(1000),
        ...(FORMATTED.get(String(schema["format"])) ?? []),
        ...[...bound("minLength"), ...bound("maxLength")].map((length) => "0".repeat(length)),
      ];
    case "array": {
      const items = below(schema.items ?? {});
      const lengths = ["minItems", "maxItems"].flatMap(bound);
      return [
        ...lengths.map((length) => Array.from({ length }, () => items[0])),
        items.slice(0, 1),
        [],
        ...items.map((item) => [item]),
      ];
    }
    default:
      return objects(schema, below);
  }
}

/** A text of each format that the edits have. */
const FORMATTED: ReadonlyMap<string, readonly string[]> = new Map([
  ["email", ["a@wiki.test"]],
  ["hostname", ["wiki.test"]],
  ["uuid", ["123e4567-e89b-12d3-a456-426614174000"]],
]);

/** All members with each value of each, and just the required ones. */
function objects(
  { properties = {}, required }: JsonSchema,
  below: (schema: JsonSchema) => readonly unknown[],
): readonly unknown[] {
  const members = Object.entries(properties).map(([name, each]) => [name, below(each)] as const);
  const full = Object.fromEntries(members.map(([name, values]) => [name, values[0]]));
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const minimal = Object.fromEntries(
    Object.entries(full).filter(([name]) => needed.includes(name)),
  );
  return [
    full,
    minimal,
    ...members.flatMap(([name, values]) => values.map((value) => ({ ...full, [name]: value }))),
  ];
}

/** Objects of several parts: each value of each part, with the first of the others. */
function together(parts: readonly (readonly unknown[])[]): readonly unknown[] {
  if (parts.some((values) => !isRecord(values[0]))) return parts.flat();
  return parts.flatMap((values, index) => {
    const others = parts.flatMap(([first], other) => (other === index ? [] : [first]));
    return values.map((value): unknown => Object.assign({}, ...others, value));
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
