import { changeOf, defined } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical } from "../base/json.js";
import {
  boundChanges,
  annotationChanges,
  schemaTypeChange,
  schemaEnumChanges,
} from "./schema-keywords.js";
import type { OpenApiContext, SchemaScope } from "./schema-context.js";
import { directionOf } from "./schema-direction.js";
import {
  acceptsType,
  isNever,
  isNullable,
  isUntyped,
  itemsSchema,
  schemaFacts,
  typesOf,
  unionsOf,
  unspecifiedMembers,
  valuesIn,
  withoutUnions,
} from "./schema-facets.js";
import { isSameSchema, mergedPair, onePart } from "./merged-schema.js";
import type { SchemaParts } from "./merged-schema.js";
import { overlapChanges, haveSameUnions, unionChanges } from "./schema-unions.js";
import { propertiesChanges } from "./schema-properties.js";
import { referenceOf } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

/** The number of parts that are compared for the alternatives of one schema. */
const MOST_PARTS = 10_000;

/**
 * Compares two schemas by the rules of responses, for values of either direction. Named schemas are
 * compared once, not at each reference.
 */
export function schemaChanges(
  scope: SchemaScope,
  old: OpenApiPart,
  next: OpenApiPart,
): readonly Change[] {
  return partsChanges(scope, onePart(old), onePart(next));
}

/** Compares schemas of one or several parts. */
function partsChanges(scope: SchemaScope, old: SchemaParts, next: SchemaParts): readonly Change[] {
  const { context, above = [], effort } = scope;
  const [before, after] = mergedPair(context, old, next);
  if (isSameSchema(context, before, after) && !containsOneOf(before)) return [];
  const pair = identityOf(context, before, after);
  if (above.includes(pair)) return [];
  const inner: SchemaScope = { ...scope, above: [...above, pair] };
  const subject = subjectOf(inner, before, after);
  const notCompared = (): readonly Change[] => [
    changeOf("response-not-compared", subject, schemaFacts([before], [after])),
  ];
  // The reason why the operation is skipped reports it.
  if ([before, after].some(isUnknown)) return [];
  // The comparison with which the effort began reports this change in place of all others.
  if (effort && effort.left <= 0) return notCompared();
  if (effort) effort.left -= before.parts.length + after.parts.length;
  const own = effort ?? { left: MOST_PARTS };
  const nested: SchemaScope = { ...inner, effort: own };
  const changes = [
    ...(haveSameUnions(inner, before, after)
      ? keywordChanges(inner, withoutUnions(before), withoutUnions(after))
      : unionChanges(nested, subject, before, after, partsChanges)),
    ...nestedOverlaps(nested, before, after),
  ];
  if (!effort && own.left <= 0) return notCompared();
  return [
    ...nullChanges(inner, subject, before, after),
    ...changes,
    ...overlapChanges(inner, subject, before, after),
    ...annotationChanges(context, subject, before, after),
  ];
}

/** Returns true if a reference of a schema leads nowhere. */
function isUnknown(schema: SchemaParts): boolean {
  return valuesIn(schema).some((value) => referenceOf(value) !== undefined);
}

/** The content of named schemas matters in `oneOf`. */
function containsOneOf(schema: SchemaParts): boolean {
  return canonical(valuesIn(schema)).includes('"oneOf":');
}

/** Compares the overlaps inside of alternatives that stay. */
function nestedOverlaps(
  scope: SchemaScope,
  old: SchemaParts,
  next: SchemaParts,
): readonly Change[] {
  const all = unionsOf(next).flatMap(({ alternatives }) => alternatives);
  return unionsOf(old).flatMap(({ alternatives }) =>
    alternatives.flatMap((each) => {
      const other = all.find((another) => isSameSchema(scope.context, each, another));
      return other && containsOneOf(each) ? partsChanges(scope, each, other) : [];
    }),
  );
}

function identityOf({ old }: OpenApiContext, ...schemas: readonly SchemaParts[]): string {
  return canonical(
    schemas.map(({ parts }) =>
      parts.map(({ origin, root, value }) => [
        origin.pointer,
        root === old,
        Object.keys(value),
        value["type"],
      ]),
    ),
  );
}

function subjectOf({ module, path }: SchemaScope, old: SchemaParts, next: SchemaParts): Subject {
  return { module, ...(path !== "" && { parameter: path }), old: old.origin, new: next.origin };
}

function nullChanges(
  { context }: SchemaScope,
  subject: Subject,
  old: SchemaParts,
  next: SchemaParts,
): readonly Change[] {
  const [before, after] = [isNullable(context, old), isNullable(context, next)];
  // A schema of any value has a change of its type.
  if (before === after || isUntyped(old) || isUntyped(next)) return [];
  const rule = after ? "response-field-became-nullable" : "response-field-became-non-null";
  return [changeOf(rule, subject)];
}

/** Compares two schemas without alternatives. */
function keywordChanges(
  scope: SchemaScope,
  old: SchemaParts,
  next: SchemaParts,
): readonly Change[] {
  const subject = subjectOf(scope, old, next);
  const type = schemaTypeChange(scope, subject, old, next);
  if (type && !isOneWay(type)) return [type];
  const bothAccept = (name: string): boolean => acceptsType(old, name) && acceptsType(next, name);
  const changes = [
    ...schemaEnumChanges(subject, old, next),
    ...boundsChanges(subject, old, next),
    ...typedKeywordChanges(subject, old, next),
    ...(bothAccept("object")
      ? [
          ...propertiesChanges(scope, old, next, partsChanges),
          ...unspecifiedChanges(scope, old, next),
        ]
      : []),
    ...(bothAccept("array") ? itemsChanges(scope, old, next) : []),
  ];
  return type
    ? [type, ...changes.filter((change) => !isClaimed(change, type, isAny(old) || isAny(next)))]
    : changes;
}

function isOneWay(change: Change): boolean {
  const { wider, narrower } = directionOf(change);
  return wider !== narrower;
}

function isAny(schema: SchemaParts): boolean {
  return typesOf(schema) === undefined;
}

/** Returns true if the change of a type has the same direction, so that it includes a change. */
function isClaimed(change: Change, type: Change, any: boolean): boolean {
  const [own, whole] = [directionOf(change), directionOf(type)];
  const isSamePlace = change.parameter === type.parameter;
  const goesBeyond = (own.wider && !whole.wider) || (own.narrower && !whole.narrower);
  return (isSamePlace || any) && !goesBeyond;
}

function boundsChanges(subject: Subject, old: SchemaParts, next: SchemaParts): readonly Change[] {
  return boundChanges(valuesIn(old), valuesIn(next)).map(({ key, direction, ...values }) =>
    changeOf(
      direction === "tightened" ? "response-bound-tightened" : "response-bound-loosened",
      subject,
      {
        value: key,
        ...defined(values),
        ...(direction === "either" && { circumstances: ["either"] }),
        at: `/${key}`,
      },
    ),
  );
}

/** Keywords that determine the type in code, apart from those that are compared part by part. */
const TYPED_KEYWORDS = ["prefixItems", "patternProperties"];

function typedKeywordChanges(
  subject: Subject,
  old: SchemaParts,
  next: SchemaParts,
): readonly Change[] {
  return TYPED_KEYWORDS.flatMap((key) => {
    const [before, after] = [old, next].map((schema) =>
      valuesIn(schema).flatMap((value) => (Object.hasOwn(value, key) ? [value[key]] : [])),
    );
    if (!before || !after || canonical(before) === canonical(after)) return [];
    const direction = before.length === 0 ? "narrowed" : after.length === 0 ? "widened" : "changed";
    const shown = (values: readonly unknown[]): string =>
      values.length === 0 ? `no ${key}` : `${key} ${canonical(values)}`;
    return [
      changeOf(`response-type-${direction}`, subject, {
        old: shown(before),
        new: shown(after),
        at: `/${key}`,
      }),
    ];
  });
}

function itemsChanges(scope: SchemaScope, old: SchemaParts, next: SchemaParts): readonly Change[] {
  return partsChanges(
    { ...scope, path: `${scope.path}[]`, top: false },
    itemsSchema(old),
    itemsSchema(next),
  );
}

/** Compares the unspecified members that an object may have. */
function unspecifiedChanges(
  scope: SchemaScope,
  old: SchemaParts,
  next: SchemaParts,
): readonly Change[] {
  const key = "additionalProperties";
  const [before, after] = [unspecifiedMembers(old), unspecifiedMembers(next)];
  const [was, is] = [shownSchema(before), shownSchema(after)];
  if (canonical(was) === canonical(is)) return [];
  if (![was, is].some((each) => typeof each === "boolean"))
    return partsChanges({ ...scope, path: `${scope.path}.*`, top: false }, before, after);
  const loosened = is === true || was === false;
  return [
    changeOf(
      loosened ? "response-bound-loosened" : "response-bound-tightened",
      subjectOf(scope, old, next),
      { value: key, old: was, new: is, at: `/${key}` },
    ),
  ];
}

/** `additionalProperties` of all parts; true if any value is possible, false if none is. */
function shownSchema(schema: SchemaParts): unknown {
  if (isNever(schema)) return false;
  const values = valuesIn(schema);
  return values.length === 0 ? true : values.length === 1 ? values[0] : values;
}
