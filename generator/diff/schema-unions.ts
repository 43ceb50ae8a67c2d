import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical } from "../base/json.js";
import type { SchemaScope } from "./schema-context.js";
import { directionOf } from "./schema-direction.js";
import { statedTypes } from "../spec/schema/values.js";
import { schemaFacts, typesOf, unionsOf, valuesIn, withoutUnions } from "./schema-facets.js";
import type { SchemaUnion } from "./schema-facets.js";
import { isSameSchema, mergedSchema } from "./merged-schema.js";
import type { SchemaParts } from "./merged-schema.js";

/** Compares two schemas. */
export type CompareSchemas = (
  scope: SchemaScope,
  old: SchemaParts,
  next: SchemaParts,
) => readonly Change[];

/** The largest number of combinations of alternatives that are compared. */
const MOST_ALTERNATIVES = 64;

/** Returns true if both schemas have the same lists of alternatives. */
export function haveSameUnions(scope: SchemaScope, old: SchemaParts, next: SchemaParts): boolean {
  const [before, after] = [unionsOf(old), unionsOf(next)];
  return (
    before.length === after.length &&
    before.every((union) => after.some((other) => isSameUnion(scope, union, other))) &&
    after.every((union) => before.some((other) => isSameUnion(scope, other, union)))
  );
}

function isSameUnion({ context }: SchemaScope, old: SchemaUnion, next: SchemaUnion): boolean {
  const isIn = (schema: SchemaParts, list: readonly SchemaParts[], isOld: boolean): boolean =>
    list.some((each) =>
      isOld ? isSameSchema(context, schema, each) : isSameSchema(context, each, schema),
    );
  return (
    old.alternatives.every((each) => isIn(each, next.alternatives, true)) &&
    next.alternatives.every((each) => isIn(each, old.alternatives, false))
  );
}

/**
 * Compares alternatives. They are added, removed, or compared in pairs. If all other keywords are the
 * same, they are compared without them.
 */
export function unionChanges(
  scope: SchemaScope,
  subject: Subject,
  old: SchemaParts,
  next: SchemaParts,
  compare: CompareSchemas,
): readonly Change[] {
  const { context } = scope;
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
  if (Math.max(before.length, after.length) > MOST_ALTERNATIVES)
    return [changeOf("response-not-compared", subject, schemaFacts(before, after))];
  const isSame = (a: SchemaParts, b: SchemaParts): boolean => isSameSchema(context, a, b);
  const gone = before.filter((each) => !after.some((other) => isSame(each, other)));
  const come = after.filter((each) => !before.some((other) => isSame(other, each)));
  const pairs = paired(scope, gone, come);
  const [left, added] = [
    gone.filter((each) => !pairs.some(([a]) => a === each)),
    come.filter((each) => !pairs.some(([, b]) => b === each)),
  ];
  const direction = (a: SchemaParts, b: SchemaParts): readonly ReturnType<typeof directionOf>[] =>
    compare(scope, a, b).map(directionOf);
  const narrower = left.some(
    (each) => !after.some((other) => !direction(each, other).some((is) => is.narrower)),
  );
  const wider = added.some(
    (each) => !before.some((other) => !direction(other, each).some((is) => is.wider)),
  );
  const rule = wider ? (narrower ? "changed" : "widened") : "narrowed";
  return [
    ...pairs.flatMap(([a, b]) => compare(scope, a, b)),
    ...(wider || narrower
      ? [changeOf(`response-type-${rule}`, subject, schemaFacts(before, after))]
      : []),
  ];
}

type Alternatives = readonly SchemaParts[];

/** Pairs the only ones left, or those that are alone with their types. */
function paired(
  { context }: SchemaScope,
  gone: Alternatives,
  come: Alternatives,
): readonly (readonly [old: SchemaParts, next: SchemaParts])[] {
  const [only, other] = [gone[0], come[0]];
  if (only && other && gone.length === 1 && come.length === 1) return [[only, other]];
  const kind = (schema: SchemaParts): string =>
    canonical(typesOf(mergedSchema(context, schema)) ?? null);
  return gone.flatMap((each) => {
    const isAlone = gone.filter((another) => kind(another) === kind(each)).length === 1;
    const matching = come.filter((another) => kind(another) === kind(each));
    const [match] = matching;
    return isAlone && match && matching.length === 1 ? [[each, match] as const] : [];
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
