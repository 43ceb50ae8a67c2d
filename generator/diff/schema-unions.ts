import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical, isObject } from "../base/json.js";
import type { SchemaScope, OpenApiContext } from "./schema-context.js";
import { directionOf } from "./schema-direction.js";
import { statedTypes, areDisjoint } from "../spec/schema/values.js";
import {
  schemaFacts,
  typesOf,
  unionsOf,
  valuesIn,
  withoutUnions,
  isDescribed,
  memberSchema,
} from "./schema-facets.js";
import type { SchemaUnion } from "./schema-facets.js";
import { isSameSchema, mergedSchema, partKey, nameOfBoth } from "./merged-schema.js";
import type { SchemaParts } from "./merged-schema.js";
import { isAnnotation } from "../spec/schema/keywords.js";
import type { SchemaReader } from "../spec/schema/values.js";
import { targetOf } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

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
  const pairs = pairAlternatives(scope, gone, come);
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
function pairAlternatives(
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

/**
 * Compares `oneOf` with alternatives that may accept the same value. Such a value is refused, so that
 * an alternative that accepts more may refuse more.
 */
export function overlapChanges(
  { context }: SchemaScope,
  subject: Subject,
  old: SchemaParts,
  next: SchemaParts,
): readonly Change[] {
  const [before, after] = [old, next].map((schema) => overlapping(context, schema));
  if (!before || !after || canonical(before) === canonical(after)) return [];
  const isLifted = after.length < before.length;
  return [
    changeOf("response-overlap-changed", subject, {
      at: "/oneOf",
      ...(isLifted && { circumstances: ["lifted"] }),
    }),
  ];
}

/** The content of the lists whose alternatives may accept the same value. */
function overlapping(context: OpenApiContext, schema: SchemaParts): readonly string[] {
  const reader: SchemaReader<SchemaParts> = {
    parts: valuesIn,
    member: (each, name) =>
      isDescribed(each, name) ? mergedSchema(context, memberSchema(each, name)) : undefined,
  };
  return unionsOf(schema)
    .filter(({ key, alternatives }) => {
      const all = alternatives.map((each) => mergedSchema(context, each));
      return (
        key === "oneOf" &&
        all.some((a, index) => all.slice(index + 1).some((b) => !areDisjoint(a, b, reader)))
      );
    })
    .map(({ alternatives }) =>
      canonical(alternatives.map((each) => contentOf(context, each)).toSorted()),
    )
    .toSorted();
}

/** The canonical text of a schema with the content of the named schemas that it leads to. */
function contentOf(context: OpenApiContext, { parts }: SchemaParts): string {
  const found = new Map<string, string>();
  const visit = (part: OpenApiPart): string => {
    for (const reference of referencesIn(part)) {
      const name = nameOfBoth(context, reference) ?? canonical(reference.value);
      if (found.has(name)) continue;
      found.set(name, "");
      const target = targetOf(reference);
      if (target) found.set(name, visit(target));
    }
    return partKey(context, { ...part, value: withoutTexts(part.value) });
  };
  const own = parts.map(visit);
  return canonical([own, Object.fromEntries(found)]);
}

function referencesIn(part: OpenApiPart): readonly OpenApiPart[] {
  const visit = (value: unknown): readonly OpenApiPart[] => {
    if (Array.isArray(value)) return value.flatMap(visit);
    if (!isObject(value)) return [];
    const own =
      typeof value["$ref"] === "string" ? [{ ...part, value: { $ref: value["$ref"] } }] : [];
    return [...own, ...Object.values(value).flatMap(visit)];
  };
  return visit(part.value);
}

/** Removes texts for readers. A member of an object may have such a name. */
function withoutTexts<Value>(value: Value, isSchema?: boolean): Value;
function withoutTexts(value: unknown, isSchema = true): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutTexts(each));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isSchema || !(isAnnotation(key) || key === "format"))
      .map(([key, each]) => [key, withoutTexts(each, key !== "properties")]),
  );
}
