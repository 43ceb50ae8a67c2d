import { changeOf } from "./change.js";
import type { Change } from "./change.js";
import { canonical } from "../base/json.js";
import type { SchemaDirection } from "./schema-direction.js";
import type { OpenApiContext, SchemaScope } from "./openapi-part.js";
import {
  acceptsNull,
  isDescribed,
  isObjectSchema,
  listedIn,
  isOpen,
  memberNames,
  memberSchema,
  requiredIn,
  schemaFacts,
  typesOf,
  unionsOf,
  valuesIn,
} from "./schema-members.js";
import type { SchemaUnion } from "./schema-members.js";
import {
  areApart,
  areVariantsApart,
  combinations,
  leavesOf,
  MOST_ALTERNATIVES,
  variants,
} from "./schema-variants.js";
import type { Alternatives } from "./schema-variants.js";
import { isClosing, knownOf, locatedKey, mergedSchema, schemaKey } from "./schema-parts.js";
import type { ComparedSchemas, Found, SchemaPair, SchemaParts } from "./schema-parts.js";

type Pairs = readonly (readonly [old: SchemaParts, next: SchemaParts])[];

/** The direction of a change, and whether all that goes one way is about undescribed members. */
export interface NearDirection extends SchemaDirection {
  readonly isNear: boolean;
}

/** Returns true if both schemas have the same lists of alternatives, or share those that differ. */
export function haveSameUnions({
  scope: { context },
  old,
  next,
  changed,
}: ComparedSchemas): boolean {
  if (!changed.has("anyOf") && !changed.has("oneOf")) return true;
  return unionsKey(context, unionsOf(old)) === unionsKey(context, unionsOf(next));
}

/** A key for lists of alternatives. */
function unionsKey(context: OpenApiContext, unions: readonly SchemaUnion[]): string {
  return canonical(unions.map((union) => unionKey(context, union)).toSorted());
}

/** `oneOf` with two equal alternatives rejects their values. */
function unionKey(context: OpenApiContext, { key, all }: SchemaUnion): string {
  const keys = all.map((each) => schemaKey(context, each)).toSorted();
  return canonical([key, key === "oneOf" ? keys : [...new Set(keys)]]);
}

/**
 * Compares alternatives. They are added, removed, or compared in pairs. If all other keywords are the
 * same, they are compared without them.
 */
export function unionChanges(
  pair: ComparedSchemas,
  direction: (old: SchemaParts, next: SchemaParts) => NearDirection,
): readonly Found[] {
  const { scope, subject, old, next, changed } = pair;
  const { context } = scope;
  const [unions, others] = [unionsOf(old), unionsOf(next)];
  const isAlone =
    unions.length === 1 &&
    others.length === 1 &&
    // Members that an alternative describes are evaluated.
    ![old, next].some((schema) => valuesIn(schema).some(isClosing)) &&
    [...changed].every((key) => key === "anyOf" || key === "oneOf");
  const alternatives = (schema: SchemaParts, list: readonly SchemaUnion[]): Alternatives =>
    isAlone ? list.flatMap((union) => union.alternatives) : combinations(schema);
  const [before, after] = [alternatives(old, unions), alternatives(next, others)].map((list) =>
    list.filter((each) => !isNull(scope, each)),
  );
  if (!before || !after) return [];
  if (!isAlone && Math.max(before.length, after.length) > MOST_ALTERNATIVES)
    return [changeOf("response-not-compared", subject, schemaFacts(before, after))];
  const keysOf = (list: Alternatives): ReadonlySet<string> =>
    new Set(list.map((each) => schemaKey(context, each)));
  const [was, is] = [keysOf(before), keysOf(after)];
  const gone = before.filter((each) => !is.has(schemaKey(context, each)));
  const come = after.filter((each) => !was.has(schemaKey(context, each)));
  const pairs = pairAlternatives(scope, gone, come, direction);
  const areNullable = (each: SchemaParts): boolean =>
    isNullable(context, mergedSchema(context, each));
  const paired = new Set(pairs.flat());
  const [left, added] = [gone, come].map((list) => list.filter((each) => !paired.has(each)));
  if (!left || !added) return [];
  const [accepted = [], accepts = []] = [before, after].map((list) =>
    acceptedLeaves(context, list),
  );
  const narrower = leavesOf(context, left).some((each) =>
    accepts.every((other) => areApart(context, each, other) || direction(each, other).narrower),
  );
  const wider = leavesOf(context, added).some((each) =>
    accepted.every((other) => areApart(context, each, other) || direction(other, each).wider),
  );
  const isDifferent = ([a, b]: (typeof pairs)[number]): boolean => {
    const change = direction(a, b);
    return change.wider || change.narrower || areNullable(a) !== areNullable(b);
  };
  const rule = wider ? (narrower ? "changed" : "widened") : "narrowed";
  const isFirst = rule === "widened" && unions.length === 0;
  return [
    ...pairs.map(([a, b]): SchemaPair => ({ scope, old: a, next: b, isAlternative: true })),
    ...(wider || narrower
      ? [
          changeOf(`response-type-${rule}`, subject, {
            ...schemaFacts(before, after),
            circumstances: [isFirst && "alternatives"],
          }),
        ]
      : []),
    ...overlapChanges(pair, { removed: left, added, changed: pairs.filter(isDifferent) }),
  ];
}

/**
 * Pairs the only ones left, or those that are alone with a listed value, or with their types. Others
 * are pairs if only members that one of them does not describe tell them apart.
 */
function pairAlternatives(
  { context }: SchemaScope,
  gone: Alternatives,
  come: Alternatives,
  direction: (old: SchemaParts, next: SchemaParts) => NearDirection,
): Pairs {
  const [only, other] = [gone[0], come[0]];
  if (only && other && gone.length === 1 && come.length === 1) return [[only, other]];
  const pairs = pairByKind(gone, come, (each) => tagOf(context, mergedSchema(context, each)));
  const paired = new Set(pairs.flat());
  const isLeft = (each: SchemaParts): boolean => !paired.has(each);
  const typed = pairByKind(gone.filter(isLeft), come.filter(isLeft), (each) =>
    canonical(typesOf(mergedSchema(context, each)) ?? null),
  );
  for (const each of typed.flat()) paired.add(each);
  const near = gone.filter(isLeft).flatMap((each) => {
    if (gone.length * come.length > MOST_ALTERNATIVES) return [];
    const match = come.find(
      (one) => isLeft(one) && !areApart(context, each, one) && direction(each, one).isNear,
    );
    if (match) paired.add(match);
    return match ? [[each, match] as const] : [];
  });
  return [...pairs, ...typed, ...near];
}

function pairByKind(
  gone: Alternatives,
  come: Alternatives,
  kindOf: (each: SchemaParts) => string | undefined,
): Pairs {
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
  const tags = [...requiredIn(schema)].flatMap((name) => {
    const values = listedIn(mergedSchema(context, memberSchema(schema, name)));
    return values ? [[name, values]] : [];
  });
  return tags.length > 0 ? canonical(tags) : undefined;
}

/** Returns true if no other value than null is possible. */
function isNull({ context }: SchemaScope, schema: SchemaParts): boolean {
  return typesOf(mergedSchema(context, schema))?.length === 0;
}

/** The leaves of alternatives, apart from those with values that a `oneOf` rejects. */
function acceptedLeaves(context: OpenApiContext, all: Alternatives): Alternatives {
  return all.flatMap((each) => (canReject(context, each) ? [each] : leavesOf(context, [each])));
}

/** Returns true if a `oneOf` in a schema may reject values of its alternatives. */
function canReject(context: OpenApiContext, schema: SchemaParts, depth = 3): boolean {
  const merged = mergedSchema(context, schema);
  const any: SchemaParts = { origin: schema.origin, parts: [] };
  return unionsOf(merged).some(
    (union) =>
      depth === 0 ||
      isOverlapping(context, union, any) ||
      union.all.some((each) => canReject(context, each, depth - 1)),
  );
}

/** The alternatives that differ between two schemas. */
interface ChangedAlternatives {
  readonly removed: Alternatives;
  readonly added: Alternatives;
  /** The alternatives that are compared in pairs. */
  readonly changed: Pairs;
}

/**
 * Compares `oneOf` with overlapping alternatives. Values that match two alternatives are rejected,
 * so an alternative that accepts more may reject more. If overlapping values are unusual, a change
 * to an alternative is reported as its own change.
 */
export function overlapChanges(
  { scope: { context }, subject, old, next }: ComparedSchemas,
  alternatives: ChangedAlternatives = { removed: [], added: [], changed: [] },
): readonly Change[] {
  const { removed, added, changed } = alternatives;
  const before = unionsOf(old).filter((union) => isOverlapping(context, union, next));
  const after = unionsOf(next).filter((union) => isOverlapping(context, union, old));
  const areOthers = removed.length > 0 || added.length > 0;
  const isChanged =
    before.length !== after.length ||
    (areOthers && unionsKey(context, before) !== unionsKey(context, after)) ||
    changed.some(([a, b]) => meetsOther(context, a, before) || meetsOther(context, b, after));
  if (!isChanged) return [];
  const [[one, ...more], [other, ...others]] = [unionsOf(old), unionsOf(next)];
  const isPlain = one?.key === "oneOf" && other?.key === "oneOf" && !more[0] && !others[0];
  const isUsual =
    !isPlain || !areOthers || isUsualOverlap(context, one.all, other.all, alternatives);
  const [isLifted, isImposed] = [after.length === 0, before.length === 0];
  const circumstances = [isLifted && "lifted", isImposed && "imposed", !isUsual && "undescribed"];
  return [changeOf("response-overlap-changed", subject, { circumstances, at: "/oneOf" })];
}

/**
 * Returns true if usual values may match both an alternative and an added or removed one. Values of
 * an added alternative were not usual before.
 */
function isUsualOverlap(
  context: OpenApiContext,
  before: Alternatives,
  after: Alternatives,
  { removed, added, changed }: ChangedAlternatives,
): boolean {
  const [few, many, others] =
    removed.length > 0 ? [after, before, removed] : [before, after, added];
  const keysOf = (list: Alternatives): ReadonlySet<string> =>
    new Set(list.map((each) => schemaKey(context, mergedSchema(context, each))));
  const all = keysOf(many);
  const areKept = changed.length === 0 && [...keysOf(few)].every((key) => all.has(key));
  if (!areKept || many.length > MOST_ALTERNATIVES) return true;
  return few.some((one) => others.some((other) => isUsualFor(context, one, other)));
}

/** Returns true if a value that may match the other schema may match two alternatives of a `oneOf`. */
function isOverlapping(context: OpenApiContext, union: SchemaUnion, other: SchemaParts): boolean {
  if (union.key === "anyOf") return false;
  const all = union.all
    .map((each) => mergedSchema(context, each))
    .filter((each) => !areApart(context, each, other));
  if (areTagged(context, all)) return false;
  return all.some((a, index) => all.slice(index + 1).some((b) => !areVariantsApart(context, a, b)));
}

/** Returns true if an alternative's values may match a different alternative in the same list. */
function meetsOther(
  context: OpenApiContext,
  schema: SchemaParts,
  unions: readonly SchemaUnion[],
): boolean {
  const key = schemaKey(context, schema);
  return unions.some(({ all }) =>
    all.some(
      (each) =>
        schemaKey(context, each) !== key &&
        canMeet(context, mergedSchema(context, schema), mergedSchema(context, each)),
    ),
  );
}

/**
 * Returns true if values may match both schemas. Usual objects have the members that tell schemas
 * apart, even if these are not required.
 */
function canMeet(context: OpenApiContext, a: SchemaParts, b: SchemaParts): boolean {
  const names = memberNames(a).filter((name) => isDescribed(a, name) && isDescribed(b, name));
  return (
    !areApart(context, a, b) &&
    !names.some((name) => areApart(context, memberSchema(a, name), memberSchema(b, name)))
  );
}

/**
 * Returns true if usual values of a schema, with the members that it describes, match a different
 * schema.
 */
function isUsualFor(context: OpenApiContext, schema: SchemaParts, other: SchemaParts): boolean {
  const choices = variants(context, other);
  return variants(context, schema).some((a) =>
    choices.some((b) => {
      const isMap = !isObjectSchema(a) || !isOpen(a) || memberNames(a).length === 0;
      return (
        canMeet(context, a, b) &&
        (isMap || !isObjectSchema(b) || [...requiredIn(b)].every((name) => isDescribed(a, name)))
      );
    }),
  );
}

/** Returns true if one member with a listed value tells all alternatives apart. */
function areTagged(context: OpenApiContext, all: Alternatives): boolean {
  const [first] = all;
  if (!first) return false;
  return memberNames(first).some((name) => {
    const values = all.map((each) =>
      requiredIn(each).has(name) && isObjectSchema(each)
        ? listedIn(mergedSchema(context, memberSchema(each, name)))
        : undefined,
    );
    const listed = values.flatMap((each) => each?.map(canonical) ?? []);
    return values.every((each) => each !== undefined) && new Set(listed).size === listed.length;
  });
}

/** Returns true if null is a possible value. */
export function isNullable(context: OpenApiContext, schema: SchemaParts): boolean {
  const known = knownOf(context).nullable;
  const isAlternativeNullable = (each: SchemaParts): boolean => {
    const key = locatedKey(context, each);
    const before = known.get(key);
    if (before !== undefined) return before;
    // Recursive alternatives accept null if a different alternative does.
    known.set(key, false);
    const found = isNullable(context, mergedSchema(context, each));
    known.set(key, found);
    return found;
  };
  return (
    acceptsNull(schema) &&
    // That `oneOf` rejects null of two alternatives is a change of their overlap.
    unionsOf(schema).every(({ all }) => all.some(isAlternativeNullable))
  );
}
