import { MAX_REQUIRED_ITEMS } from "../emit/parts/type-schema.js";
import { canonical, member, setDifference } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { isCheckedFormat } from "../spec/schema/formats.js";
import { isAnnotation, isAssertion, LOWER_BOUNDS, UPPER_BOUNDS } from "../spec/schema/keywords.js";
import { includesType } from "../spec/schema/values.js";
import { changeOf, valueChanges } from "./change.js";
import type { Change, Facts, Subject } from "./change.js";
import { docsChanges, unknownKeyChanges } from "./remarks.js";
import type { RuleId } from "./rules.js";
import { describeSchemas, listedTexts, typesOf, valuesIn } from "./schema-members.js";
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

function shownValue(value: string): string {
  const parsed: unknown = JSON.parse(value);
  return typeof parsed === "string" ? parsed : value;
}

/** Keywords that are compared part by part, and those that determine the type. */
const STRUCTURE: ReadonlySet<string> = new Set(
  "$ref additionalProperties allOf anyOf const enum items oneOf properties required type".split(
    " ",
  ),
);

/** Keywords that determine the type in code, and are compared as they are. */
const TYPED: ReadonlySet<string> = new Set(["prefixItems", "patternProperties"]);

/** Returns true for keywords that restrict values without changing their type. */
function isBound(key: string): boolean {
  return key === "contentEncoding" || (isAssertion(key) && !STRUCTURE.has(key) && !TYPED.has(key));
}

/** Compares the changed bounds of two schemas, and keywords that determine their types in code. */
export function boundsChanges({ subject, old, next, changed }: ComparedSchemas): readonly Change[] {
  // `then` and `else` mean nothing without `if`.
  const isConditional = !changed.has("if") && different(next, "if").length > 0;
  const keys = isConditional ? changed : setDifference([...changed], ["then", "else"]).removed;
  return [...keys].flatMap((key) =>
    isBound(key)
      ? boundChanges(subject, key, effective(old, key), effective(next, key))
      : TYPED.has(key)
        ? typedChanges(subject, key, different(old, key), different(next, key))
        : [],
  );
}

/** The different values of a keyword in all parts. */
function different(schema: SchemaParts, key: string): readonly unknown[] {
  const all = valuesIn(schema).filter((value) => Object.hasOwn(value, key));
  return [...new Map(all.map((value) => [canonical(value[key]), value[key]])).values()];
}

/** The bounds of a keyword in all parts. Of limits, the tightest one applies. */
function effective(schema: SchemaParts, key: string): readonly unknown[] {
  const all = different(schema, key);
  if (key === "uniqueItems") return all.includes(true) ? [true] : [];
  if (key === "minContains" && all.length === 0 && different(schema, "contains").length > 0)
    return [1];
  const numbers = all.filter((value) => typeof value === "number");
  if (numbers.length > 0 && LOWER_BOUNDS.includes(key)) return [Math.max(...numbers)];
  if (numbers.length > 0 && UPPER_BOUNDS.includes(key)) return [Math.min(...numbers)];
  return all;
}

function boundChanges(
  subject: Subject,
  key: string,
  before: readonly unknown[],
  after: readonly unknown[],
): readonly Change[] {
  const [kept, keeps] = [isImplied(key, after, before), isImplied(key, before, after)];
  if (kept && keeps) return [];
  const [old, next] = [before, after].map((bounds) => (bounds.length > 1 ? bounds : bounds[0]));
  return [
    changeOf(keeps ? "response-bound-tightened" : "response-bound-loosened", subject, {
      value: key,
      old,
      new: next,
      circumstances: [!kept && !keeps && "either", isTupleChange(key, old, next) && "tuple"],
      at: `/${key}`,
    }),
  ];
}

/** Returns true if values within all given bounds are within the others. */
function isImplied(key: string, bounds: readonly unknown[], facts: readonly unknown[]): boolean {
  return bounds.every((bound) => facts.some((each) => implies(key, each, bound)));
}

function implies(key: string, fact: unknown, bound: unknown): boolean {
  if (typeof fact !== "number" || typeof bound !== "number")
    return canonical(fact) === canonical(bound);
  if (LOWER_BOUNDS.includes(key)) return fact >= bound;
  if (UPPER_BOUNDS.includes(key)) return fact <= bound;
  // 0.3 is a multiple of 0.1, although their quotient is rounded.
  return Number.isInteger(Number((fact / bound).toPrecision(15)));
}

/** Returns true if the number of required items in a list's type in code changes. */
function isTupleChange(key: string, old: unknown, next: unknown): boolean {
  if (key !== "minItems") return false;
  const [before, after] = [old, next].map((items) =>
    typeof items === "number" && items <= MAX_REQUIRED_ITEMS ? items : 0,
  );
  return before !== after;
}

function typedChanges(
  subject: Subject,
  key: string,
  before: readonly unknown[],
  after: readonly unknown[],
): readonly Change[] {
  if (canonical(before) === canonical(after)) return [];
  const direction = before.length === 0 ? "narrowed" : after.length === 0 ? "widened" : "changed";
  const shown = (values: readonly unknown[]): string =>
    values.length === 0 ? `no ${key}` : `${key} ${canonical(values)}`;
  const facts = { old: shown(before), new: shown(after), at: `/${key}` };
  return [changeOf(`response-type-${direction}`, subject, facts)];
}

/** Compares the changed keywords that do not restrict values, and those that no rule knows. */
export function annotationChanges({
  scope: { context, direction },
  subject,
  old,
  next,
  changed,
}: ComparedSchemas): readonly Change[] {
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
    ...changeAt("format", "response-format-changed", formatCircumstances(before, after)),
    ...changeAt("x-wire-format", "response-format-changed"),
    ...(direction === "request" ? changeAt("default", "body-default-changed") : []),
    ...unknownKeyChanges(subject, before, after, new Set(keys.filter(isKnown))),
    ...(context.docs ? docsChanges(subject, before, after, docs) : []),
  ];
}

function isKnown(key: string): boolean {
  return key === "format" || TYPED.has(key) || isAnnotation(key);
}

/** Generated validators check some formats. */
function formatCircumstances(
  { format: old }: UnknownObject,
  { format: next }: UnknownObject,
): Facts["circumstances"] {
  return [isCheckedFormat(old) && "was-checked", isCheckedFormat(next) && "is-checked"];
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
