import { canonical, member, setDifference } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { isCheckedFormat } from "../spec/schema/formats.js";
import { isAnnotation } from "../spec/schema/keywords.js";
import { commonTypes, includesType } from "../spec/schema/values.js";
import { changeOf, valueChanges } from "./change.js";
import type { Change, Facts } from "./change.js";
import { docsChanges, unknownKeyChanges } from "./remarks.js";
import type { RuleId } from "./rules.js";
import { different, isBound, STRUCTURE, TYPED } from "./schema-bounds.js";
import { describeSchemas, listedTexts, typesOf, valuesIn } from "./schema-members.js";
import { numberFormats } from "./schema-numbers.js";
import { SCHEMA_DOCS } from "./schema-parts.js";
import type { ComparedSchemas, SchemaParts } from "./schema-parts.js";

/** Compares the types of two schemas, without null. Values that both list are compared instead. */
export function typeChange({ scope, subject, old, next }: ComparedSchemas): Change | undefined {
  const [before, after] = [typesOf(old), typesOf(next)];
  if (canonical(before ?? null) === canonical(after ?? null)) return undefined;
  const [values, listed] = [listedTexts(old), listedTexts(next)];
  if (values && listed && values.some((value) => listed.includes(value))) return undefined;
  const facts = { old: describeSchemas([old]), new: describeSchemas([next]), at: "/type" };
  const shapes = [...(before ?? []), ...(after ?? [])].toSorted().join(" ");
  if (scope.top && shapes === "array object") return changeOf("envelope-changed", subject, facts);
  const rule = isWithin(after, before)
    ? "response-type-narrowed"
    : isWithin(before, after)
      ? "response-type-widened"
      : "response-type-changed";
  const [inCode, afterInCode] = [codeTypes(old), codeTypes(next)];
  const isSame =
    rule === "response-type-widened"
      ? isWithin(afterInCode, inCode)
      : isWithin(inCode, afterInCode);
  const isImpliedType = (!before || !after) && canonical(inCode) === canonical(afterInCode);
  const circumstances = [isSame && "same-types", isImpliedType && "implied"];
  return changeOf(rule, subject, { ...facts, circumstances });
}

/**
 * Types in code. Integers and other numbers have the same type. Without a type, members imply an
 * object, and items a list.
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
function isWithin(inner: Types, outer: Types): boolean {
  if (outer === undefined) return true;
  return inner?.every((type) => includesType(outer, type)) ?? false;
}

/** Compares the values of two enums, without null. A constant is an enum with one value. */
export function enumChanges({ subject, old, next }: ComparedSchemas): readonly Change[] {
  const [before, after] = [old, next].map((schema) =>
    listedTexts(schema)?.filter((value) => value !== "null"),
  );
  if (!before && !after) return [];
  if (!before ? after && areAll(after, old) : !after && areAll(before, next)) return [];
  const at = "/enum";
  if (!before || !after)
    return [
      changeOf(before ? "response-type-widened" : "response-type-narrowed", subject, {
        old: before?.map(shownValue) ?? describeSchemas([old]),
        new: after?.map(shownValue) ?? describeSchemas([next]),
        circumstances: [before !== undefined && "values-opened"],
        at,
      }),
    ];
  const { removed, added } = setDifference(before, after);
  const changesOf = (rule: RuleId, values: readonly string[]): readonly Change[] =>
    values.map((value) => changeOf(rule, subject, { value: shownValue(value), at }));
  return [
    ...changesOf("response-enum-value-removed", removed),
    ...changesOf("response-enum-value-added", added),
  ];
}

/** Returns true if listed values are all that the types of a schema have: both booleans, or none but null. */
function areAll(values: readonly string[], schema: SchemaParts): boolean {
  const types = typesOf(schema) ?? ["unknown"];
  return (
    canonical(values) === canonical(types.length === 0 ? [] : ["false", "true"]) &&
    types.every((type) => type === "boolean")
  );
}

function shownValue(value: string): string {
  const parsed: unknown = JSON.parse(value);
  return typeof parsed === "string" ? parsed : value;
}

/** Compares the changed keywords that do not restrict values, and those that no rule knows. */
export function annotationChanges(pair: ComparedSchemas): readonly Change[] {
  const { scope, subject, old, next, changed } = pair;
  const { context, direction } = scope;
  const keys = [...changed].filter((key) => !STRUCTURE.has(key) && !isBound(key));
  const [before = {}, after = {}] = [old, next].map((schema) => annotationsOf(schema, keys));
  const [was, is] = [before, after].map(({ deprecated }) => [deprecated].flat().includes(true));
  const changeAt = (
    key: string,
    rule: RuleId,
    circumstances?: Facts["circumstances"],
  ): readonly Change[] =>
    valueChanges(rule, subject, member(before, key), member(after, key), `/${key}`, circumstances);
  const deprecation = is ? "response-field-deprecated" : "response-field-undeprecated";
  const docs = direction === "request" ? SCHEMA_DOCS : [...SCHEMA_DOCS, "default"];
  return [
    ...(was === is ? [] : [changeOf(deprecation, subject, { at: "/deprecated" })]),
    ...formatChanges(pair, before, after),
    ...changeAt("x-wire-format", "response-format-changed"),
    ...(direction === "request" ? changeAt("default", "body-default-changed") : []),
    ...unknownKeyChanges(subject, before, after, new Set(keys.filter(isKnown))),
    ...(context.docs ? docsChanges(subject, before, after, docs) : []),
  ];
}

function isKnown(key: string): boolean {
  return key === "format" || TYPED.has(key) || isAnnotation(key);
}

/**
 * Compares formats. Generated validators check some. A format of numbers that includes the other is a
 * looser bound for requests, and a tighter one for responses.
 */
function formatChanges(
  { scope: { direction }, subject, old, next }: ComparedSchemas,
  { format: was }: UnknownObject,
  { format: is }: UnknownObject,
): readonly Change[] {
  const [types, others] = [typesOf(old), typesOf(next)];
  // A change to other types includes that of their formats.
  if (types && others && commonTypes(types, others).length === 0) return [];
  const numbers = numberFormats(old, next, was, is);
  const rule =
    direction === "request" && numbers?.includes
      ? "response-bound-loosened"
      : direction === "response" && numbers?.isWithin
        ? "response-bound-tightened"
        : undefined;
  if (rule)
    return valueChanges(rule, subject, was, is, "/format").map((change) => ({
      ...change,
      value: "format",
    }));
  return valueChanges("response-format-changed", subject, was, is, "/format", [
    (numbers ? numbers.isWider : isCheckedFormat(was)) && "was-checked",
    (numbers ? numbers.isNarrower : isCheckedFormat(is)) && "is-checked",
  ]);
}

/** The keywords of all parts. Different values for the same keyword form a list. */
function annotationsOf(schema: SchemaParts, keys: readonly string[]): UnknownObject {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const all = different(schema, key);
      const isFirst = all.length === 1 || key === "default" || SCHEMA_DOCS.includes(key);
      return all.length === 0 ? [] : [[key, isFirst ? all[0] : all]];
    }),
  );
}
