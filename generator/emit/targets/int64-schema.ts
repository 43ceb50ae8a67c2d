import { int64Bounds, int64Type } from "../../spec/model/formats.js";
import type { Int64Values } from "../../spec/model/formats.js";
import type { DirectorySchema } from "../../spec/model/json-schema.js";

/** The keyword of validators for 64-bit integers. */
export const INT64 = "int64";

/** The value of the keyword. Integers are texts, because schemas are written as JSON. */
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
 * Replaces the type and the bounds of 64-bit integers by the keyword that checks them. Other types of
 * the same schema are an alternative.
 *
 * @param schema a schema of integers
 * @param own its keywords for ajv
 */
export function int64Schema(schema: DirectorySchema, own: DirectorySchema): DirectorySchema {
  const values = int64Type(schema);
  if (values === undefined) return own;
  const { type, ...rest } = own;
  const others = [type ?? []].flat().filter((each) => each !== "integer");
  const left = Object.entries(rest).filter(([keyword]) => !NUMERIC.has(keyword));
  const integers = { [INT64]: keywordOf(schema, values) };
  if (others.length === 0) return { ...Object.fromEntries(left), ...integers };
  return { anyOf: [integers, { ...Object.fromEntries(left), type: others }] };
}

function keywordOf(schema: DirectorySchema, as: Int64Values): Int64Keyword {
  const { minimum, maximum, multipleOf } = int64Bounds(schema);
  return {
    as,
    minimum: String(minimum),
    maximum: String(maximum),
    ...(multipleOf !== undefined && { multipleOf: String(multipleOf) }),
  };
}
