import { changeOf } from "../change/change.js";
import type { Change, Subject } from "../change/change.js";
import type { Levels } from "../rules/level.js";
import { levelsOf } from "../rules/levels-of.js";
import { canonical, isObject } from "../../json/value.js";
import {
  alternativesOf,
  isNullable,
  mergeAllOf,
  allOfParts,
  describeSchemas,
} from "./alternatives.js";
import { boundChanges } from "./bounds.js";
import type { DirectoryContext, SchemaScope } from "./context.js";
import { annotationChanges } from "./schema-annotations.js";
import { schemaTypeChanges, schemaEnumChanges } from "./schema-types.js";
import { defined } from "./parameter-schema.js";
import { propertiesChanges } from "./properties.js";
import { partBelow, schemaName } from "./references.js";
import type { DirectoryPart } from "./references.js";

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
    ...annotationChanges(scope.context, subjectOf(scope, before, after), before, after),
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
  const type = schemaTypeChanges(scope, subject, old, next);
  if (type.length > 0) return type;
  return [
    ...schemaEnumChanges(subject, old, next),
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
