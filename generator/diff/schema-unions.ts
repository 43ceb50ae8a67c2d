import { changeOf } from "./change.js";
import type { Change } from "./change.js";
import { canonical, objectOf, textOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { oncePerObject } from "../base/once-per-object.js";
import { discriminatedUnion } from "../spec/schema/discriminator.js";
import type { SchemaReader } from "../spec/schema/values.js";
import { areDisjoint, listedValues, requiredNames, statedTypes } from "../spec/schema/values.js";
import { isSchema } from "../spec/schema/json-schema.js";
import type { NamedSchemas } from "../spec/schema/discriminator.js";
import type { SchemaDirection } from "./schema-direction.js";
import type { OpenApiContext, SchemaScope } from "./schema-context.js";
import {
  isDescribed,
  isOwnChange,
  isSameSchema,
  memberNames,
  memberSchema,
  mergedSchema,
  schemaFacts,
  schemaKey,
  schemasOf,
  subjectOf,
  typesOf,
  unionsOf,
  valuesIn,
  withoutUnions,
} from "./schema-parts.js";
import type { Found, SchemaParts, SchemaUnion } from "./schema-parts.js";

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
  const narrower = left.some((each) => after.every((other) => direction(each, other).narrower));
  const wider = added.some((each) => before.every((other) => direction(other, each).wider));
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
    ...overlapChanges(scope, old, next, left.length > 0 || added.length > 0),
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

/** Pairs the only ones left, or those that are alone with their types. */
function pairAlternatives(
  { context }: SchemaScope,
  gone: Alternatives,
  come: Alternatives,
): readonly (readonly [old: SchemaParts, next: SchemaParts])[] {
  const [only, other] = [gone[0], come[0]];
  if (only && other && gone.length === 1 && come.length === 1) return [[only, other]];
  const byKind = (schemas: Alternatives): ReadonlyMap<string, Alternatives> => {
    const kinds = new Map<string, SchemaParts[]>();
    for (const each of schemas) {
      const kind = canonical(typesOf(mergedSchema(context, each)) ?? null);
      kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
    }
    return kinds;
  };
  const [before, after] = [byKind(gone), byKind(come)];
  return [...before].flatMap(([kind, [each, ...others]]) => {
    const [match, ...more] = after.get(kind) ?? [];
    return each && match && others.length === 0 && more.length === 0
      ? [[each, match] as const]
      : [];
  });
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

/**
 * Compares `oneOf` with alternatives that may accept the same value. Such a value is refused, so that
 * an alternative that accepts more may refuse more. A change of an alternative is a change of its own,
 * unless the alternatives excluded each other.
 */
export function overlapChanges(
  scope: SchemaScope,
  old: SchemaParts,
  next: SchemaParts,
  areOthers: boolean,
): readonly Change[] {
  const { context } = scope;
  const [before, after] = [old, next].map((schema) =>
    unionsOf(schema).filter((union) => isOverlapping(context, union)),
  );
  if (!before || !after) return [];
  const keys = (unions: readonly SchemaUnion[]): string =>
    canonical(unions.map((union) => unionKey(context, union)).toSorted());
  const isChanged = before.length !== after.length || (areOthers && keys(before) !== keys(after));
  if (!isChanged) return [];
  const isLifted = after.length < before.length;
  return [
    changeOf("response-overlap-changed", subjectOf(scope, old, next), {
      at: "/oneOf",
      ...(isLifted && { circumstances: ["lifted"] }),
    }),
  ];
}

/** Returns true if a value may match two alternatives of a `oneOf`. */
function isOverlapping(context: OpenApiContext, { key, alternatives }: SchemaUnion): boolean {
  if (key === "anyOf") return false;
  const all = alternatives.map((each) => mergedSchema(context, each));
  const reader: SchemaReader<SchemaParts> = {
    parts: valuesIn,
    member: (each, name) =>
      isDescribed(each, name) ? mergedSchema(context, memberSchema(each, name)) : undefined,
  };
  if (areTagged(context, all)) return false;
  return all.some((a, index) => all.slice(index + 1).some((b) => !areDisjoint(a, b, reader)));
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

/** Compares the values that select alternatives, unless the alternatives state them themselves. */
export function discriminatorChanges(
  scope: SchemaScope,
  old: SchemaParts,
  next: SchemaParts,
): readonly Change[] {
  const { context } = scope;
  if (!isOwnChange(context, old, next, ["discriminator"])) return [];
  const [from, to] = [old, next].map(discriminatorOf);
  if (canonical(from ?? null) === canonical(to ?? null)) return [];
  const [before, after] = [old, next].map((schema) => selectingValues(context, schema));
  if (before && after && from && to) {
    const isKept = [...before].every(([key, values]) => (after.get(key) ?? values) === values);
    if (isKept) return [];
  }
  if ((!from || !to) && ![...(before ?? after ?? [])].some(([, values]) => values !== STATED))
    return [];
  return [
    changeOf("discriminator-changed", subjectOf(scope, old, next), {
      old: describeDiscriminator(from),
      new: describeDiscriminator(to),
      at: "/discriminator",
    }),
  ];
}

function discriminatorOf({ parts }: SchemaParts): unknown {
  return parts.map(({ value }) => value["discriminator"]).find((each) => each !== undefined);
}

const STATED = "stated";

/** The values that select each alternative, by its key; undefined if they are not clear. */
function selectingValues(
  context: OpenApiContext,
  { parts }: SchemaParts,
): ReadonlyMap<string, string> | undefined {
  const part = parts.find(({ value }) => value["discriminator"] !== undefined);
  if (!part || !isSchema(part.value)) return undefined;
  const union = discriminatedUnion(part.value, namedSchemas(part.root));
  if (!union) return undefined;
  return new Map(
    union.branches.map(({ schema, values, isNarrow }) => [
      schemaKey(context, { origin: part.origin, parts: [{ ...part, value: schema }] }),
      isNarrow ? STATED : canonical([union.property, values.toSorted()]),
    ]),
  );
}

const namedSchemas = oncePerObject((root: UnknownObject): NamedSchemas =>
  Object.fromEntries(
    Object.entries(schemasOf(root)).flatMap(([name, schema]) =>
      isSchema(schema) ? [[name, schema] as const] : [],
    ),
  ),
);

/** Describes a discriminator: `kind (cat: Cat, dog: Dog)`. */
function describeDiscriminator(value: unknown): string {
  if (value === undefined) return "none";
  const { propertyName, mapping } = objectOf(value);
  const values = Object.entries(objectOf(mapping)).map(
    ([key, target]) => `${key}: ${textOf(target).replace("#/components/schemas/", "")}`,
  );
  return values.length === 0
    ? textOf(propertyName)
    : `${textOf(propertyName)} (${values.join(", ")})`;
}
