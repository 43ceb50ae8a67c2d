import type { DirectorySchema } from "../../model/json-schema.js";

/** Keywords that validators ignore. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  "$comment",
  "default",
  "deprecated",
  "description",
  "example",
  "examples",
  "format",
  "title",
]);

/** Returns true for keywords without an effect on validation. */
export function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith("x-");
}

/** Keywords that restrict values of one type, and accept all values of others. */
const RESTRICTIONS: ReadonlySet<string> = new Set([
  "exclusiveMaximum",
  "exclusiveMinimum",
  "maxItems",
  "maxLength",
  "maxProperties",
  "maximum",
  "minItems",
  "minLength",
  "minProperties",
  "minimum",
  "multipleOf",
  "pattern",
  "required",
  "uniqueItems",
]);

/** Returns true if a keyword says nothing about the type of a value. */
export function isTypeless(keyword: string): boolean {
  return isAnnotation(keyword) || RESTRICTIONS.has(keyword);
}

/** Returns true for keywords with arbitrary values, in which a member `$ref` is not a reference. */
export function isSample(keyword: string): boolean {
  return (
    ["$comment", "default", "example", "examples"].includes(keyword) || keyword.startsWith("x-")
  );
}

/** Replaces constants that are objects or lists by their literal types. */
export function withLiteralTypes({
  const: constant,
  enum: values,
  ...rest
}: DirectorySchema): DirectorySchema {
  const all: readonly unknown[] = Array.isArray(values) ? values : [constant];
  return all.some((value) => typeof value === "object" && value !== null)
    ? { ...rest, tsType: all.map((value) => JSON.stringify(value)).join(" | ") }
    : {
        ...rest,
        ...(constant !== undefined && { const: constant }),
        ...(values !== undefined && { enum: values }),
      };
}
