import { discriminatedUnion, withoutChoices } from "../../spec/schema/discriminator.js";
import type { DiscriminatedUnion, NamedSchemas } from "../../spec/schema/discriminator.js";
import {
  INTEGER_FORMATS,
  TEXT_FORMATS,
  boundsOf,
  schemaFormat,
  int64Bounds,
  int64Type,
} from "../../spec/schema/formats.js";
import { isAssertion } from "../../spec/schema/keywords.js";
import { mapSubschemas, referencedSchema, subschemas } from "../../spec/schema/json-schema.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { oncePerObject } from "../../base/shared-parts.js";
import type { Int64Values } from "../../spec/schema/formats.js";

/** The maximum text length of schemas that are inlined into the referring schemas. */
const MAX_COPY = 120;

/**
 * Converts schemas to those that checks are written from: without annotations, so that equal checks
 * are recognized. The `$ref` of a named schema is its name. Named schemas without parts, such as
 * identifiers, are copied, because equal parts have one check.
 */
export function validatorSchemas(schemas: NamedSchemas): Convert {
  const convert = oncePerObject((schema: JsonSchema): JsonSchema =>
    validatorSchema(schema, { schemas, convert }),
  );
  return convert;
}

type Convert = (schema: JsonSchema) => JsonSchema;

interface ConversionContext {
  readonly schemas: NamedSchemas;
  /** Converts schemas below. */
  readonly convert: Convert;
}

function validatorSchema(schema: JsonSchema, { schemas, convert }: ConversionContext): JsonSchema {
  const discriminated = discriminatedUnion(schema, schemas);
  const { "x-ignored-properties": ignored, ...kept } = discriminated
    ? withoutChoices(schema)
    : schema;
  const all = ignored ? { ...kept, properties: { ...kept.properties, ...ignored } } : kept;
  const mapped = mapSubschemas(all, convert);
  const { $ref: _reference, ...own } = int64Schema(schema, {
    ...Object.fromEntries(Object.entries(mapped).filter(([keyword]) => isAssertion(keyword))),
    ...formatKeywords(schema),
    ...(schema["x-wire-format"] === "file" && { [FILE]: true }),
  });
  const name = referencedSchema(schema);
  const copy = name === undefined ? undefined : copyOf(schemas[name] ?? {});
  const added = [
    ...(copy ? [copy] : []),
    ...(discriminated ? [discriminatedSchema(discriminated, convert)] : []),
  ];
  const rest: JsonSchema = {
    ...own,
    ...(name !== undefined && !copy && { $ref: name }),
  };
  const [only, ...others] = added;
  if (only && others.length === 0 && Object.keys(rest).length === 0) return only;
  return added.length === 0 ? rest : { ...rest, allOf: [...(rest.allOf ?? []), ...added] };
}

/** The alternatives of a discriminator, for checks. */
function discriminatedSchema(
  { property, branches, others }: DiscriminatedUnion,
  convert: Convert,
): JsonSchema {
  const union: JsonSchema = {
    type: "object",
    [BRANCHES]: branches.map(({ schema }) => convert(schema)),
    [DISCRIMINATOR]: { property, values: branches.map(({ values }) => values) },
  };
  return others.length === 0 ? union : { anyOf: [...others.map(convert), union] };
}

/** The keywords that check a format. For integers, bounds produce clearer messages. */
function formatKeywords(schema: JsonSchema): JsonSchema {
  const format = schemaFormat(schema) ?? "";
  const types = [schema.type ?? []].flat();
  const isText = types.length === 0 || types.includes("string");
  const isNumber = types.length === 0 || types.includes("number") || types.includes("integer");
  return {
    ...(isText && TEXT_FORMATS.has(format) && { format }),
    ...(isNumber && INTEGER_FORMATS.has(format) && integerKeywords(schema)),
  };
}

function integerKeywords(schema: JsonSchema): JsonSchema {
  const isInteger = schema.type === "integer" || schema["multipleOf"] !== undefined;
  return { ...boundsOf(schema), ...(!isInteger && { multipleOf: 1 }) };
}

/** The schema to compile in place of a reference; undefined if the reference stays. */
const copyOf = oncePerObject((schema: JsonSchema): JsonSchema | undefined => {
  if (schema.$ref !== undefined || subschemas(schema).length > 0) return undefined;
  const copy = validatorSchemas({})(schema);
  return JSON.stringify(copy).length > MAX_COPY ? undefined : copy;
});

/** The keyword with the alternatives of a discriminator. */
export const BRANCHES = "branches";
/** The keyword that selects one of the alternatives. */
export const DISCRIMINATOR = "selection";

/** The value of the keyword: the property that selects, and its values for each alternative. */
export interface Selection {
  readonly property: string;
  readonly values: readonly (readonly string[])[];
}

/** The validator keyword for files in a form. */
export const FILE = "file";

/** The keyword of validators for 64-bit integers. */
export const INT64 = "int64";

/** The keyword's value. Integers are strings. */
export type Int64Keyword = {
  readonly as: Int64Values;
  readonly minimum: string;
  readonly maximum: string;
  readonly multipleOf?: string;
};

/** Keywords that restrict numbers. */
const NUMERIC: ReadonlySet<string> = new Set([
  "exclusiveMaximum",
  "exclusiveMinimum",
  "maximum",
  "minimum",
  "multipleOf",
]);

/**
 * Replaces the type and the bounds of 64-bit integers with the keyword that checks them. Other
 * types of the same schema are an alternative.
 *
 * @param schema a schema of integers
 * @param own its keywords for checks
 */
function int64Schema(schema: JsonSchema, own: JsonSchema): JsonSchema {
  const values = int64Type(schema);
  if (values === undefined) return own;
  const { type, ...rest } = own;
  const others = [type ?? []].flat().filter((each) => each !== "integer");
  const left = Object.entries(rest).filter(([keyword]) => !NUMERIC.has(keyword));
  const integers = { [INT64]: keywordOf(schema, values) };
  if (others.length === 0) return { ...Object.fromEntries(left), ...integers };
  return { anyOf: [integers, { ...Object.fromEntries(left), type: others }] };
}

function keywordOf(schema: JsonSchema, as: Int64Values): Int64Keyword {
  const { minimum, maximum, multipleOf } = int64Bounds(schema);
  return {
    as,
    minimum: String(minimum),
    maximum: String(maximum),
    ...(multipleOf !== undefined && { multipleOf: String(multipleOf) }),
  };
}
