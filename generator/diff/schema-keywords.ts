import { changeOf, defined } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical, member, setDifference } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { docsChanges, unknownKeyChanges } from "./remarks.js";
import type { SchemaScope } from "./schema-context.js";
import { SCHEMA_DOCS, isVendorKey } from "./schema-keys.js";
import type { SchemaParts } from "./schema-keys.js";
import { describeSchemas, isOwnChange, listedTexts, typesOf, valuesIn } from "./schema-members.js";
import { isCheckedFormat } from "../spec/schema/formats.js";
import { BOUND_KEYWORDS } from "./schema-bounds.js";
import { isSubtype } from "./code-type.js";
import type { RuleId } from "./rules.js";
import { includesType } from "../spec/schema/values.js";

/** Compares the types of two schemas, without null. Values that both list are compared instead. */
export function typeChange(
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
  const isImpliedType = (!before || !after) && canonical(inCode) === canonical(afterInCode);
  const circumstances = [...(isSame ? ["same-types"] : []), ...(isImpliedType ? ["implied"] : [])];
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
export function enumChanges(
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
        ...(before && { circumstances: ["values-opened"] }),
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

const KNOWN: ReadonlySet<string> = new Set([
  ...SCHEMA_DOCS,
  ...BOUND_KEYWORDS,
  "$ref",
  "default",
  "deprecated",
  "discriminator",
  "readOnly",
  "writeOnly",
  "type",
  "enum",
  "const",
  "format",
  "x-implied-type",
  "x-wire-format",
  "items",
  "prefixItems",
  "patternProperties",
  "properties",
  "required",
  "additionalProperties",
  "anyOf",
  "oneOf",
  "allOf",
]);

/** Compares the keywords that do not restrict values, and those that no rule knows. */
export function annotationChanges(
  { context, direction }: SchemaScope,
  subject: Subject,
  old: SchemaParts,
  next: SchemaParts,
): readonly Change[] {
  const isOwn = (key: string): boolean => isOwnChange(context, old, next, [key]);
  const [before, after] = [annotationsOf(old, isOwn), annotationsOf(next, isOwn)];
  const [was, is] = [isDeprecated(before), isDeprecated(after)];
  const changed = (
    key: string,
    rule: RuleId,
    circumstances: readonly string[] = [],
  ): readonly Change[] => {
    const [from, to] = [member(before, key), member(after, key)];
    if (canonical(from) === canonical(to)) return [];
    return [
      changeOf(rule, subject, {
        ...defined({ old: from, new: to }),
        ...(circumstances.length > 0 && { circumstances }),
        at: `/${key}`,
      }),
    ];
  };
  return [
    ...(was === is
      ? []
      : [
          changeOf(is ? "response-field-deprecated" : "response-field-undeprecated", subject, {
            at: "/deprecated",
          }),
        ]),
    ...changed("format", "response-format-changed", formatCircumstances(before, after)),
    ...changed("x-wire-format", "response-format-changed"),
    ...(direction === "request" ? changed("default", "body-default-changed") : []),
    ...unknownKeyChanges(subject, before, after, KNOWN),
    ...(context.docs ? docsChanges(subject, before, after, docsKeys(direction)) : []),
  ];
}

function docsKeys(direction: SchemaScope["direction"]): readonly string[] {
  return direction === "request" ? SCHEMA_DOCS : [...SCHEMA_DOCS, "default"];
}

/** Generated validators check some formats. */
function formatCircumstances(
  { format: old }: UnknownObject,
  { format: next }: UnknownObject,
): readonly string[] {
  return [
    ...(isCheckedFormat(old) ? ["was-checked"] : []),
    ...(isCheckedFormat(next) ? ["is-checked"] : []),
  ];
}

function isDeprecated({ deprecated }: UnknownObject): boolean {
  return [deprecated].flat().includes(true);
}

/** The keywords of all parts. Different values of one keyword are a list. */
function annotationsOf(schema: SchemaParts, isOwn: (key: string) => boolean): UnknownObject {
  const values = valuesIn(schema);
  const keys = [...new Set(values.flatMap((value) => Object.keys(value)))].filter(
    (key) => !isVendorKey(key) && isOwn(key),
  );
  return Object.fromEntries(
    keys.map((key) => {
      const all = values.filter((value) => Object.hasOwn(value, key)).map((value) => value[key]);
      const different = new Map(all.map((value) => [canonical(value), value]));
      const isDocs = SCHEMA_DOCS.includes(key) || key === "default";
      return [key, different.size === 1 || isDocs ? all[0] : [...different.values()]];
    }),
  );
}
