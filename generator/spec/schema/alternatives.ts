import { discriminatedUnion, tagSchema, withoutChoices } from "./discriminator.js";
import type { NamedSchemas } from "./discriminator.js";
import { referencedSchema } from "./json-schema.js";
import type { JsonSchema } from "./json-schema.js";
import { isAnnotation } from "./keywords.js";
import { mergeAllOf, mergeSchemas, MERGE_STEPS } from "./merge.js";

/** The maximum number of alternatives that are followed. */
const MAX_ALTERNATIVES = 64;

/**
 * The name of the schema that alone restricts a value, by a reference or an `allOf` of one;
 * undefined if there are other restrictions.
 */
export function soleReference(schema: JsonSchema): string | undefined {
  const { $ref: _, allOf = [], ...own } = schema;
  if (!Object.keys(own).every(isAnnotation)) return undefined;
  const name = referencedSchema(schema);
  const [part] = allOf;
  if (name !== undefined || !part || allOf.length > 1) return allOf.length === 0 ? name : undefined;
  return soleReference(part);
}

/**
 * Returns true if the alternatives of a merged schema are its only restriction, except for a type
 * that the alternative has, too.
 */
export function isPlainAlternative(
  schema: JsonSchema,
  choice: JsonSchema,
  schemas: NamedSchemas,
): boolean {
  const { anyOf, oneOf, type, ...own } = schema;
  if (anyOf && oneOf) return false;
  return (
    Object.keys(own).every(isAnnotation) &&
    (type === undefined || hasSameType(mergeAllOf(choice, schemas), type))
  );
}

function hasSameType(schema: JsonSchema, type: JsonSchema["type"]): boolean {
  return JSON.stringify(schema.type) === JSON.stringify(type);
}

/**
 * The alternatives of a merged schema, merged with its other keywords; the schema itself if it has
 * none.
 */
export function alternativesOf(
  schema: JsonSchema,
  schemas: NamedSchemas,
  left = MERGE_STEPS,
): readonly JsonSchema[] {
  const found = choicesOf(schema, schemas);
  if (!found || left === 0) return [schema];
  const all: JsonSchema[] = [];
  for (const choice of found.choices) {
    if (all.length >= MAX_ALTERNATIVES) break;
    const merged = mergeSchemas(found.rest, mergeAllOf(choice, schemas));
    // Keywords that could not be merged before are alternatives of the rest.
    for (const each of alternativesOf(mergeAllOf(merged, schemas), schemas, left - 1))
      all.push(each);
  }
  return all.slice(0, MAX_ALTERNATIVES);
}

interface Choices {
  readonly choices: readonly JsonSchema[];
  /** The other keywords of the schema. */
  readonly rest: JsonSchema;
}

function choicesOf(schema: JsonSchema, schemas: NamedSchemas): Choices | undefined {
  const union = discriminatedUnion(schema, schemas);
  if (union) {
    const { property, branches, others } = union;
    const tagged = branches.map(({ schema: branch, values }) => ({
      allOf: [branch, tagSchema(property, values)],
    }));
    return { choices: [...tagged, ...others], rest: withoutChoices(schema) };
  }
  const { anyOf, oneOf, if: condition, then: positive, else: negative } = schema;
  if (anyOf) return { choices: anyOf, rest: without(schema, "anyOf") };
  if (oneOf) return { choices: oneOf, rest: without(schema, "oneOf") };
  if (!condition || (!positive && !negative)) return undefined;
  return {
    choices: [{ allOf: [condition, positive ?? {}] }, negative ?? {}],
    rest: without(schema, "if", "then", "else"),
  };
}

function without(schema: JsonSchema, ...keywords: readonly string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keywords.includes(key)));
}
