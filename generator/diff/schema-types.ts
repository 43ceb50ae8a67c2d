import { changeOf } from "./change.js";
import { isSubtype } from "./code-type.js";
import type { Change, Subject } from "./change.js";
import type { RuleId } from "./rules/table.js";
import { canonical, setDifference } from "../base/json.js";
import { describeSchemas, listedTexts, typesOf, valuesIn } from "./schema-facets.js";
import { includesType } from "../spec/schema/values.js";
import type { SchemaScope } from "./schema-context.js";
import type { SchemaParts } from "./merged-schema.js";

/** Compares the types of two schemas, without null. Values that both list are compared instead. */
export function schemaTypeChange(
  scope: SchemaScope,
  subject: Subject,
  old: SchemaParts,
  next: SchemaParts,
): Change | undefined {
  const [before, after] = [typesOf(old), typesOf(next)];
  if (canonical(before ?? null) === canonical(after ?? null)) return undefined;
  const [values, listed] = [listedTexts(old), listedTexts(next)];
  if (values && listed && values.some((value) => listed.includes(value))) return undefined;
  const facts = { old: describeSchemas([old]), new: describeSchemas([next]), at: "/type" };
  const shapes = [...(before ?? []), ...(after ?? [])].toSorted().join(" ");
  if (scope.top && shapes === "array object") return changeOf("envelope-changed", subject, facts);
  const rule = within(after, before)
    ? "response-type-narrowed"
    : within(before, after)
      ? "response-type-widened"
      : "response-type-changed";
  const [inCode, afterInCode] = [codeTypes(old), codeTypes(next)];
  const isSame =
    rule === "response-type-widened"
      ? isSubtype(afterInCode, inCode)
      : isSubtype(inCode, afterInCode);
  const isImplied = (!before || !after) && canonical(inCode) === canonical(afterInCode);
  const circumstances = [...(isSame ? ["same-types"] : []), ...(isImplied ? ["implied"] : [])];
  return changeOf(rule, subject, { ...facts, ...(circumstances.length > 0 && { circumstances }) });
}

/**
 * The types in code. Integers and other numbers have one type. Without a type, members are those of
 * an object, and items those of a list.
 */
function codeTypes(schema: SchemaParts): readonly string[] {
  const types = typesOf(schema);
  if (types) return types.map((type) => (type === "integer" ? "number" : type));
  const keys = new Set(valuesIn(schema).flatMap((value) => Object.keys(value)));
  const isObject = keys.has("properties") || keys.has("additionalProperties");
  const implied = [...(isObject ? ["object"] : []), ...(keys.has("items") ? ["array"] : [])];
  return implied.length > 0 ? implied : ["unknown"];
}

type Types = readonly string[] | undefined;

/**
 * Returns true if each value of one type is a value of the other. A schema without types accepts
 * all values.
 */
function within(inner: Types, outer: Types): boolean {
  if (outer === undefined) return true;
  return inner?.every((type) => includesType(outer, type)) ?? false;
}

/** Compares the values of two enums, without null. A constant is an enum with one value. */
export function schemaEnumChanges(
  subject: Subject,
  old: SchemaParts,
  next: SchemaParts,
): readonly Change[] {
  const [before, after] = [valuesOf(old), valuesOf(next)];
  if (!before && !after) return [];
  const facts = { at: "/enum" };
  if (!before || !after) {
    const rule: RuleId = before ? "response-type-widened" : "response-type-narrowed";
    return [
      changeOf(rule, subject, {
        ...facts,
        old: before?.map(shownValue) ?? describeSchemas([old]),
        new: after?.map(shownValue) ?? describeSchemas([next]),
      }),
    ];
  }
  const { removed, added } = setDifference(before, after);
  return [
    ...removed.map((value) =>
      changeOf("response-enum-value-removed", subject, { ...facts, value: shownValue(value) }),
    ),
    ...added.map((value) =>
      changeOf("response-enum-value-added", subject, { ...facts, value: shownValue(value) }),
    ),
  ];
}

function valuesOf(schema: SchemaParts): readonly string[] | undefined {
  return listedTexts(schema)?.filter((value) => value !== "null");
}

function shownValue(value: string): string {
  const parsed: unknown = JSON.parse(value);
  return typeof parsed === "string" ? parsed : value;
}
