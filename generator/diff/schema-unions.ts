import { changeOf } from "./change.js";
import type { Change } from "./change.js";
import { canonical } from "../base/json.js";
import type { SchemaReader } from "../spec/schema/values.js";
import { areDisjoint, listedValues, requiredNames, statedTypes } from "../spec/schema/values.js";
import type { SchemaDirection } from "./schema-direction.js";
import type { OpenApiContext, SchemaScope } from "./schema-context.js";
import { isSameSchema, numbersOf, partKey, schemaKey, sideOf } from "./schema-keys.js";
import type { SchemaParts } from "./schema-keys.js";
import {
  isDescribed,
  isOwnChange,
  memberNames,
  memberSchema,
  schemaFacts,
  typesOf,
  unionsOf,
  valuesIn,
  withoutUnions,
} from "./schema-members.js";
import type { SchemaUnion } from "./schema-members.js";
import { mergedSchema, subjectOf } from "./schema-parts.js";
import type { Found } from "./schema-parts.js";

/** The largest number of combinations of alternatives that are compared. */
const MOST_ALTERNATIVES = 64;

type Alternatives = readonly SchemaParts[];

/** Returns true if both schemas have the same lists of alternatives, or share those that differ. */
export function haveSameUnions(
  { context }: SchemaScope,
  old: SchemaParts,
  next: SchemaParts,
): boolean {
  if (!isOwnChange(context, old, next, ["anyOf", "oneOf"])) return true;
  const keys = (schema: SchemaParts): string =>
    canonical(
      unionsOf(schema)
        .map((union) => unionKey(context, union))
        .toSorted(),
    );
  return keys(old) === keys(next);
}

function unionKey(context: OpenApiContext, { key, alternatives }: SchemaUnion): string {
  const keys = alternatives.map((each) => schemaKey(context, each));
  return canonical([key, [...new Set(keys)].toSorted()]);
}

/**
 * Compares alternatives. They are added, removed, or compared in pairs. If all other keywords are the
 * same, they are compared without them.
 */
export function unionChanges(
  direction: (old: SchemaParts, next: SchemaParts) => SchemaDirection,
  scope: SchemaScope,
  old: SchemaParts,
  next: SchemaParts,
): readonly Found[] {
  const { context } = scope;
  const subject = subjectOf(scope, old, next);
  const [unions, others] = [unionsOf(old), unionsOf(next)];
  const isAlone =
    unions.length === 1 &&
    others.length === 1 &&
    isSameSchema(context, withoutUnions(old), withoutUnions(next));
  const alternatives = (schema: SchemaParts, list: readonly SchemaUnion[]): Alternatives =>
    isAlone ? list.flatMap((union) => union.alternatives) : combinations(schema);
  const [before, after] = [alternatives(old, unions), alternatives(next, others)].map((list) =>
    list.filter((each) => !isNull(scope, each)),
  );
  if (!before || !after) return [];
  if (!isAlone && Math.max(before.length, after.length) > MOST_ALTERNATIVES)
    return [changeOf("response-not-compared", subject, schemaFacts(before, after))];
  const [gone, come] = [without(context, before, after), without(context, after, before)];
  const pairs = pairAlternatives(scope, gone, come);
  const [left, added] = [
    gone.filter((each) => !pairs.some(([a]) => a === each)),
    come.filter((each) => !pairs.some(([, b]) => b === each)),
  ];
  const [narrower, wider] = [
    left.some((each) =>
      after.every((other) => areApart(context, each, other) || direction(each, other).narrower),
    ),
    added.some((each) =>
      before.every((other) => areApart(context, each, other) || direction(other, each).wider),
    ),
  ];
  const rule = wider ? (narrower ? "changed" : "widened") : "narrowed";
  const isFirst = rule === "widened" && unions.length === 0;
  return [
    ...pairs.map(([a, b]) => ({ scope, old: a, next: b })),
    ...(wider || narrower
      ? [
          changeOf(`response-type-${rule}`, subject, {
            ...schemaFacts(before, after),
            ...(isFirst && { circumstances: ["alternatives"] }),
          }),
        ]
      : []),
    ...overlapChanges(scope, old, next, {
      areOthers: left.length > 0 || added.length > 0,
      changed: pairs,
    }),
  ];
}

/** The schemas that are not among others. */
function without(
  context: OpenApiContext,
  schemas: Alternatives,
  others: Alternatives,
): Alternatives {
  const keys = new Set(others.map((each) => schemaKey(context, each)));
  return schemas.filter((each) => !keys.has(schemaKey(context, each)));
}

/** Pairs the only ones left, or those that are alone with a listed value, or with their types. */
function pairAlternatives(
  { context }: SchemaScope,
  gone: Alternatives,
  come: Alternatives,
): readonly (readonly [old: SchemaParts, next: SchemaParts])[] {
  const [only, other] = [gone[0], come[0]];
  if (only && other && gone.length === 1 && come.length === 1) return [[only, other]];
  const tagged = pairByKind(gone, come, (each) => tagOf(context, mergedSchema(context, each)));
  const paired = new Set(tagged.flat());
  const isLeft = (each: SchemaParts): boolean => !paired.has(each);
  return [
    ...tagged,
    ...pairByKind(gone.filter(isLeft), come.filter(isLeft), (each) =>
      canonical(typesOf(mergedSchema(context, each)) ?? null),
    ),
  ];
}

function pairByKind(
  gone: Alternatives,
  come: Alternatives,
  kindOf: (each: SchemaParts) => string | undefined,
): readonly (readonly [old: SchemaParts, next: SchemaParts])[] {
  const [before, after] = [gone, come].map((schemas) => {
    const kinds = new Map<string, SchemaParts | undefined>();
    for (const each of schemas) {
      const kind = kindOf(each);
      if (kind !== undefined) kinds.set(kind, kinds.has(kind) ? undefined : each);
    }
    return kinds;
  });
  return [...(before ?? [])].flatMap(([kind, each]) => {
    const match = after?.get(kind);
    return each && match ? [[each, match] as const] : [];
  });
}

/** The listed values of the members that an object requires; undefined if there are none. */
function tagOf(context: OpenApiContext, schema: SchemaParts): string | undefined {
  const tags = [...requiredNames(valuesIn(schema))].flatMap((name) => {
    const values = listedValues(valuesIn(mergedSchema(context, memberSchema(schema, name))));
    return values ? [[name, values]] : [];
  });
  return tags.length > 0 ? canonical(tags) : undefined;
}

function isNull({ context }: SchemaScope, schema: SchemaParts): boolean {
  return typesOf(mergedSchema(context, schema))?.length === 0;
}

/** Each combination of alternatives with the other keywords, and each of several types. */
function combinations(schema: SchemaParts): Alternatives {
  const base = withoutUnions(schema);
  const types = statedTypes(valuesIn(base));
  const [part] = base.parts;
  const bases: Alternatives =
    part && types && types.length > 1
      ? types.map((type) => ({ ...base, parts: [...base.parts, { ...part, value: { type } }] }))
      : [base];
  return unionsOf(schema).reduce<Alternatives>(
    (all, { alternatives }) =>
      all.length > MOST_ALTERNATIVES
        ? all
        : all.flatMap((each) =>
            alternatives.map(({ origin, parts }) => ({ origin, parts: [...each.parts, ...parts] })),
          ),
    bases,
  );
}

/** The alternatives that differ between two schemas. */
interface ChangedAlternatives {
  /** True if some were added or removed. */
  readonly areOthers: boolean;
  /** Those that are compared in pairs. */
  readonly changed: readonly (readonly [old: SchemaParts, next: SchemaParts])[];
}

/**
 * Compares `oneOf` with alternatives that may accept the same value. Such a value is refused, so that
 * an alternative that accepts more may reject more. A change of an alternative is a change of its own
 * if values that fit another one as well are not usual.
 */
export function overlapChanges(
  scope: SchemaScope,
  old: SchemaParts,
  next: SchemaParts,
  { areOthers, changed }: ChangedAlternatives = { areOthers: false, changed: [] },
): readonly Change[] {
  const { context } = scope;
  const before = unionsOf(old).filter((union) => isOverlapping(context, union, next));
  const after = unionsOf(next).filter((union) => isOverlapping(context, union, old));
  const keys = (unions: readonly SchemaUnion[]): string =>
    canonical(unions.map((union) => unionKey(context, union)).toSorted());
  const isChanged =
    before.length !== after.length ||
    (areOthers && keys(before) !== keys(after)) ||
    changed.some(([a, b]) => meetsOther(context, a, before) || meetsOther(context, b, after));
  if (!isChanged) return [];
  const isLifted = after.length < before.length;
  return [
    changeOf("response-overlap-changed", subjectOf(scope, old, next), {
      at: "/oneOf",
      ...(isLifted && { circumstances: ["lifted"] }),
    }),
  ];
}

/** Returns true if a value that may match the other schema may match two alternatives of a `oneOf`. */
function isOverlapping(
  context: OpenApiContext,
  { key, alternatives }: SchemaUnion,
  other: SchemaParts,
): boolean {
  if (key === "anyOf") return false;
  const all = alternatives
    .map((each) => mergedSchema(context, each))
    .filter((each) => !areApart(context, each, other));
  if (areTagged(context, all)) return false;
  return all.some((a, index) => all.slice(index + 1).some((b) => !areApart(context, a, b)));
}

/**
 * Returns true if usual values of an alternative match another one of the same list. Usual objects have
 * the members that tell alternatives apart, even if these are not required.
 */
function meetsOther(
  context: OpenApiContext,
  schema: SchemaParts,
  unions: readonly SchemaUnion[],
): boolean {
  const key = schemaKey(context, schema);
  return unions.some(({ alternatives }) =>
    alternatives.some((each) => {
      if (schemaKey(context, each) === key) return false;
      const [a, b] = [mergedSchema(context, schema), mergedSchema(context, each)];
      const names = memberNames(a).filter((name) => isDescribed(a, name) && isDescribed(b, name));
      return (
        !areApart(context, a, b) &&
        !names.some((name) => areApart(context, memberSchema(a, name), memberSchema(b, name)))
      );
    }),
  );
}

/** Returns true if no value matches both schemas. */
function areApart(context: OpenApiContext, a: SchemaParts, b: SchemaParts): boolean {
  const reader: SchemaReader<SchemaParts> = {
    parts: valuesIn,
    member: (each, name) =>
      isDescribed(each, name) ? mergedSchema(context, memberSchema(each, name)) : undefined,
  };
  return areDisjoint(mergedSchema(context, a), mergedSchema(context, b), reader);
}

/** Returns true if one member with a listed value tells all alternatives apart. */
function areTagged(context: OpenApiContext, all: Alternatives): boolean {
  const [first] = all;
  if (!first) return false;
  return memberNames(first).some((name) => {
    const values = all.map((each) =>
      requiredNames(valuesIn(each)).has(name) && typesOf(each)?.join(" ") === "object"
        ? listedValues(valuesIn(mergedSchema(context, memberSchema(each, name))))
        : undefined,
    );
    const listed = values.flatMap((each) => each?.map(canonical) ?? []);
    return values.every((each) => each !== undefined) && new Set(listed).size === listed.length;
  });
}

/** Returns true if null is a possible value. */
export function isNullable(context: OpenApiContext, schema: SchemaParts): boolean {
  const { nullable } = numbersOf(context);
  const isAlternativeNullable = (each: SchemaParts): boolean => {
    const key = each.parts
      .map((part) => `${sideOf(context, part)} ${partKey(context, part)}`)
      .join();
    const known = nullable.get(key);
    if (known !== undefined) return known;
    // Alternatives that contain themselves accept null if another one does.
    nullable.set(key, false);
    const found = isNullable(context, mergedSchema(context, each));
    nullable.set(key, found);
    return found;
  };
  return (
    (statedTypes(valuesIn(schema))?.includes("null") ?? true) &&
    (listedValues(valuesIn(schema))?.includes(null) ?? true) &&
    unionsOf(schema).every(({ alternatives }) => alternatives.some(isAlternativeNullable))
  );
}
