import { areDisjoint, statedTypes } from "../spec/schema/values.js";
import type { SchemaReader } from "../spec/schema/values.js";
import type { OpenApiContext } from "./openapi-part.js";
import {
  isDescribed,
  memberSchema,
  typesOf,
  unionsOf,
  valuesIn,
  withoutUnions,
} from "./schema-members.js";
import { mergedSchema } from "./schema-parts.js";
import type { SchemaParts } from "./schema-parts.js";

/** The maximum number of alternative combinations to compare. */
export const MOST_ALTERNATIVES = 64;

/** Alternatives of one schema. */
export type Alternatives = readonly SchemaParts[];

/** Combines each group of alternatives with the other keywords, and with each of several types. */
export function combinations(schema: SchemaParts): Alternatives {
  const base = withoutUnions(schema);
  return unionsOf(schema).reduce<Alternatives>(
    (all, { alternatives }) =>
      all.length > MOST_ALTERNATIVES
        ? all
        : all.flatMap((each) =>
            alternatives.map(({ origin, parts }) => ({ origin, parts: [...each.parts, ...parts] })),
          ),
    ofEachType(base),
  );
}

/** A schema of several types as one of each type. */
function ofEachType(schema: SchemaParts): Alternatives {
  const types = statedTypes(valuesIn(schema));
  const [part] = schema.parts;
  return part && types && types.length > 1
    ? types.map((type) => ({ ...schema, parts: [...schema.parts, { ...part, value: { type } }] }))
    : [schema];
}

/** The alternatives of alternatives, each of one type, without null. */
export function leavesOf(context: OpenApiContext, all: Alternatives): Alternatives {
  return all.flatMap((each) => {
    const leaves = variants(context, each)
      .flatMap(ofEachType)
      .filter((leaf) => typesOf(leaf)?.length !== 0);
    return leaves.length < MOST_ALTERNATIVES ? leaves : [each];
  });
}

/** A schema's alternatives, including nested ones, merged with its other keywords. */
export function variants(context: OpenApiContext, schema: SchemaParts, depth = 3): Alternatives {
  const merged = mergedSchema(context, schema);
  if (depth === 0 || unionsOf(merged).length === 0) return [merged];
  return combinations(merged)
    .flatMap((each) => variants(context, each, depth - 1))
    .slice(0, MOST_ALTERNATIVES);
}

/** Returns true if no value matches both schemas. Their alternatives are not considered. */
export function areApart(context: OpenApiContext, a: SchemaParts, b: SchemaParts): boolean {
  const reader: SchemaReader<SchemaParts> = {
    parts: valuesIn,
    member: (each, name) =>
      isDescribed(each, name) ? mergedSchema(context, memberSchema(each, name)) : undefined,
  };
  return areDisjoint(mergedSchema(context, a), mergedSchema(context, b), reader);
}

/** Returns true if no value matches both schemas, or an alternative of each. */
export function areVariantsApart(context: OpenApiContext, a: SchemaParts, b: SchemaParts): boolean {
  if (areApart(context, a, b)) return true;
  const [choices, others] = [variants(context, a), variants(context, b)];
  // There may be more variants than these.
  if (Math.max(choices.length, others.length) >= MOST_ALTERNATIVES) return false;
  return choices.every((each) => others.every((other) => areApart(context, each, other)));
}
