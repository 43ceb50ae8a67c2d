import { changeOf } from "../change/change.js";
import { isSubtype } from "../change/code-type.js";
import type { Change, Subject } from "../change/change.js";
import type { Levels } from "../rules/level.js";
import { levelsOf } from "../rules/levels-of.js";
import type { RuleId } from "../rules/table.js";
import { canonical, isObject, listOf, member, objectOf, setDifference } from "../../json/value.js";
import { docsChanges, unknownKeyChanges } from "../change/remarks.js";
import {
  alternativesOf,
  isNullable,
  mergeAllOf,
  allOfParts,
  describeSchemas,
  typesOf,
} from "./alternatives.js";
import { BOUND_KEYWORDS, boundChanges } from "./bounds.js";
import type { DirectoryContext, SchemaScope } from "./context.js";
import { defined } from "./parameter-schema.js";
import { propertiesChanges } from "./properties.js";
import { partBelow, schemaName } from "./references.js";
import type { DirectoryPart } from "./references.js";

const DOCS = ["$comment", "title", "description", "example", "examples", "default"];
const KNOWN: ReadonlySet<string> = new Set([
  ...DOCS,
  ...BOUND_KEYWORDS,
  "$ref",
  "deprecated",
  "type",
  "enum",
  "const",
  "format",
  "x-wire-format",
  "items",
  "properties",
  "required",
  "additionalProperties",
  "anyOf",
  "oneOf",
  "allOf",
]);

/**
 * Compares the schemas of responses. A change to more values is breaking. Named schemas are
 * compared once, not at each reference.
 */
export function schemaChanges(
  scope: SchemaScope,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly Change[] {
  if (isSameName(scope.context, old, next)) return besideChanges(scope, old, next);
  const [before, after] = mergedPair(scope.context, old, next);
  return [
    ...nullChanges(scope, before, after),
    ...bodyChanges(scope, before, after),
    ...annotationChanges(scope, before, after),
    ...namedPairs(scope.context, old, next).flatMap((pair) => besideChanges(scope, ...pair)),
  ];
}

/** Compares the members beside a reference that stays. */
function besideChanges(
  scope: SchemaScope,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly Change[] {
  return schemaChanges(scope, withoutReference(old), withoutReference(next));
}

function withoutReference({ value, ...part }: DirectoryPart): DirectoryPart {
  const { $ref: _reference, ...beside } = value;
  return { ...part, value: beside };
}

/** References to the same schema in the `allOf` of both schemas. */
function namedPairs(
  context: DirectoryContext,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly (readonly [old: DirectoryPart, next: DirectoryPart])[] {
  const theirs = allOfParts(next);
  return allOfParts(old).flatMap((before) => {
    const after = theirs.find((each) => isSameName(context, before, each));
    return after ? [[before, after] as const] : [];
  });
}

/** Compares schemas of other responses than successful ones. All changes have one rule. */
export function otherSchemaChanges(
  scope: SchemaScope,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly Change[] {
  return schemaChanges(scope, old, next).map((change) =>
    change.rule === "docs-changed" || change.rule.startsWith("unknown-key")
      ? change
      : {
          ...change,
          rule: "other-schema-changed",
          circumstances: otherCircumstances(levelsOf(change)),
          value: [change.rule, ...(change.value === undefined ? [] : [change.value])].join(" "),
        },
  );
}

function otherCircumstances({ types, validators }: Levels): readonly string[] {
  return [
    ...(types === "breaking" ? ["types-broken"] : []),
    ...(validators === "breaking" ? ["validators-refuse"] : []),
  ];
}

/** Returns true if both are the same named schema, possibly renamed. */
export function isSameName(
  { schemaNames }: DirectoryContext,
  old: DirectoryPart,
  next: DirectoryPart,
): boolean {
  const [before, after] = [schemaName(old.value), schemaName(next.value)];
  return before !== undefined && after !== undefined && schemaNames.get(before) === after;
}

export function subjectOf(
  { module, path }: SchemaScope,
  old: DirectoryPart,
  next: DirectoryPart,
): Subject {
  return { module, ...(path !== "" && { parameter: path }), old: old.origin, new: next.origin };
}

function nullChanges(
  scope: SchemaScope,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly Change[] {
  const [before, after] = [isNullable(old), isNullable(next)];
  if (before === after) return [];
  const rule = after ? "response-field-became-nullable" : "response-field-became-non-null";
  return [changeOf(rule, subjectOf(scope, old, next))];
}

/**
 * Compares the alternatives of two schemas, without null. Alternatives are added, removed, or
 * compared in pairs.
 */
function bodyChanges(
  scope: SchemaScope,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly Change[] {
  const [before, after] = [alternativesOf(old), alternativesOf(next)];
  const isSame = (a: DirectoryPart, b: DirectoryPart): boolean =>
    isSameName(scope.context, a, b) || canonical(a.value) === canonical(b.value);
  const gone = before.filter((each) => !after.some((other) => isSame(each, other)));
  const come = after.filter((each) => !before.some((other) => isSame(other, each)));
  const beside = before.flatMap((each) => {
    const counterpart = after.find((another) => isSameName(scope.context, each, another));
    return counterpart ? besideChanges(scope, each, counterpart) : [];
  });
  return [...beside, ...alternativeChanges(scope, [old, before, gone], [next, after, come])];
}

type Alternatives = readonly [
  whole: DirectoryPart,
  all: readonly DirectoryPart[],
  own: readonly DirectoryPart[],
];

function alternativeChanges(
  scope: SchemaScope,
  [old, before, gone]: Alternatives,
  [next, after, come]: Alternatives,
): readonly Change[] {
  const [only, other] = [gone[0], come[0]];
  if (only && other && gone.length === 1 && come.length === 1)
    return pairChanges(scope, only, other);
  const subject = subjectOf(scope, old, next);
  const facts = { old: describeSchemas(before), new: describeSchemas(after) };
  if (gone.length > 0 && come.length > 0)
    return [changeOf("response-type-changed", subject, facts)];
  if (gone.length > 0) return [changeOf("response-type-narrowed", subject, facts)];
  return come.length > 0 ? [changeOf("response-type-widened", subject, facts)] : [];
}

/**
 * Merges both schemas, except for named schemas that both contain, because these are compared once.
 */
function mergedPair(
  context: DirectoryContext,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly [old: DirectoryPart, next: DirectoryPart] {
  const common = namedPairs(context, old, next);
  const names = (index: 0 | 1): ReadonlySet<string> =>
    new Set(common.map((pair) => schemaName(pair[index].value) ?? ""));
  return [mergeAllOf(old, names(0)), mergeAllOf(next, names(1))];
}

/** Compares two schemas that are no unions. */
function pairChanges(
  scope: SchemaScope,
  given: DirectoryPart,
  other: DirectoryPart,
): readonly Change[] {
  const [old, next] = mergedPair(scope.context, given, other);
  const nested = alternativesOf(old).length > 1 || alternativesOf(next).length > 1;
  if (nested) return bodyChanges(scope, old, next);
  const subject = subjectOf(scope, old, next);
  const type = typeChanges(scope, subject, old, next);
  if (type.length > 0) return type;
  return [
    ...valueChanges(subject, old, next),
    ...boundChanges(old.value, next.value, "loosened").map(({ key, direction, ...values }) =>
      changeOf(`response-bound-${direction}`, subject, {
        value: key,
        ...defined(values),
        at: `/${key}`,
      }),
    ),
    ...propertiesChanges(scope, old, next, schemaChanges),
    ...itemsChanges(scope, old, next),
    ...openChanges(scope, old, next),
  ];
}

function typeChanges(
  scope: SchemaScope,
  subject: Subject,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly Change[] {
  const [before, after] = [typesOf(old), typesOf(next)];
  if (canonical(before) === canonical(after)) return [];
  const facts = { old: describeSchemas([old]), new: describeSchemas([next]), at: "/type" };
  const shapes = [...before, ...after].toSorted().join(" ");
  if (scope.top && shapes === "array object") return [changeOf("envelope-changed", subject, facts)];
  const rule = within(after, before)
    ? "response-type-narrowed"
    : within(before, after)
      ? "response-type-widened"
      : "response-type-changed";
  const [inCode, afterInCode] = [before.map(codeType), after.map(codeType)];
  const isSame =
    rule === "response-type-widened"
      ? isSubtype(afterInCode, inCode)
      : isSubtype(inCode, afterInCode);
  return [changeOf(rule, subject, { ...facts, ...(isSame && { circumstances: ["same-types"] }) })];
}

/** Integers and other numbers have one type in code. */
function codeType(type: string): string {
  return type === "integer" ? "number" : type;
}

/**
 * Returns true if each value of one type is a value of the other. A schema without types accepts
 * all values.
 */
function within(inner: readonly string[], outer: readonly string[]): boolean {
  if (outer.length === 0) return true;
  return (
    inner.length > 0 &&
    inner.every((type) => outer.includes(type) || (type === "integer" && outer.includes("number")))
  );
}

function valueChanges(
  subject: Subject,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly Change[] {
  const [before, after] = [valuesOf(old), valuesOf(next)];
  if (!before && !after) return [];
  const facts = { at: "/enum" };
  if (!before || !after) {
    const rule: RuleId = before ? "response-type-widened" : "response-type-narrowed";
    return [
      changeOf(rule, subject, {
        ...facts,
        old: before ?? typesOf(old).join(" or "),
        new: after ?? typesOf(next).join(" or "),
      }),
    ];
  }
  const { removed, added } = setDifference(before, after);
  return [
    ...removed.map((value) =>
      changeOf("response-enum-value-removed", subject, { ...facts, value }),
    ),
    ...added.map((value) => changeOf("response-enum-value-added", subject, { ...facts, value })),
  ];
}

/** The values of an enum. A constant is an enum with one value. */
function valuesOf({ value }: DirectoryPart): readonly string[] | undefined {
  const listed = Object.hasOwn(value, "const") ? [value["const"]] : value["enum"];
  if (listed === undefined) return undefined;
  return listOf(listed)
    .filter((each) => each !== null)
    .map((each) => (typeof each === "string" ? each : canonical(each)))
    .toSorted();
}

function itemsChanges(
  scope: SchemaScope,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly Change[] {
  const [before, after] = [old.value["items"], next.value["items"]];
  if (before === undefined && after === undefined) return [];
  return schemaChanges(
    { ...scope, path: `${scope.path}[]`, top: false },
    partBelow(old, before, "items"),
    partBelow(next, after, "items"),
  );
}

/** Compares the unspecified members that an object may have. */
function openChanges(
  scope: SchemaScope,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly Change[] {
  const key = "additionalProperties";
  const [before, after] = [old.value[key] ?? true, next.value[key] ?? true];
  if (canonical(before) === canonical(after)) return [];
  if (isObject(before) && isObject(after))
    return schemaChanges(
      { ...scope, path: `${scope.path}.*`, top: false },
      partBelow(old, before, key),
      partBelow(next, after, key),
    );
  const loosened = after === true || before === false;
  return [
    changeOf(
      loosened ? "response-bound-loosened" : "response-bound-tightened",
      subjectOf(scope, old, next),
      {
        value: key,
        old: before,
        new: after,
        at: `/${key}`,
      },
    ),
  ];
}

/** Compares the keywords other than the type. */
function annotationChanges(
  { context, ...scope }: SchemaScope,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly Change[] {
  const subject = subjectOf({ context, ...scope }, old, next);
  const [before, after] = [objectOf(old.value), objectOf(next.value)];
  const [was, is] = [before["deprecated"] === true, after["deprecated"] === true];
  return [
    ...(was === is
      ? []
      : [
          changeOf(is ? "response-field-deprecated" : "response-field-undeprecated", subject, {
            at: "/deprecated",
          }),
        ]),
    ...["format", "x-wire-format"].flatMap((key) => {
      const [from, to] = [member(before, key), member(after, key)];
      return canonical(from) === canonical(to)
        ? []
        : [
            changeOf("response-format-changed", subject, {
              ...defined({ old: from, new: to }),
              at: `/${key}`,
            }),
          ];
    }),
    ...unknownKeyChanges(subject, before, after, KNOWN),
    ...(context.docs ? docsChanges(subject, before, after, DOCS) : []),
  ];
}
