import { discriminatedUnion, tagSchema, withoutChoices } from "../model/discriminator.js";
import { referencedSchema } from "../model/json-schema.js";
import type { DirectorySchema } from "../model/json-schema.js";
import { mergeSchemas } from "./merge.js";

/** The named schemas of a directory. */
export type Schemas = Readonly<Record<string, DirectorySchema>>;

/** The maximum number of references and `allOf` steps, for recursive schemas. */
const STEPS = 32;
/** The maximum number of alternatives that are followed. */
const MAX_ALTERNATIVES = 64;

/**
 * Flattens a schema: follows its references and merges its `allOf`. If two parts define the same
 * member, the member gets an `allOf`. Alternatives stay.
 */
export function flatten(schema: DirectorySchema, schemas: Schemas, left = STEPS): DirectorySchema {
  if (left === 0) return {};
  const { $ref: reference, allOf = [], ...own } = schema;
  const name = reference === undefined ? undefined : referencedSchema(schema);
  const target = name !== undefined && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  return [...(target ? [target] : []), ...allOf]
    .map((each) => flatten(each, schemas, left - 1))
    .reduceRight((rest, each) => mergeSchemas(each, rest), own);
}

/** Keywords that describe a value and do not restrict it. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  "default",
  "deprecated",
  "description",
  "discriminator",
  "example",
  "examples",
  "externalDocs",
  "readOnly",
  "title",
  "writeOnly",
  "xml",
]);

function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith("x-");
}

/**
 * The name of the schema that alone restricts a value, by a reference or an `allOf` of one;
 * undefined if there are other restrictions.
 */
export function soleReference(schema: DirectorySchema): string | undefined {
  const { $ref: _, allOf = [], ...own } = schema;
  if (!Object.keys(own).every(isAnnotation)) return undefined;
  const name = referencedSchema(schema);
  const [part] = allOf;
  if (name !== undefined || !part || allOf.length > 1) return allOf.length === 0 ? name : undefined;
  return soleReference(part);
}

/**
 * Returns true if the alternatives of a flat schema are its only restriction, apart from a type that
 * the alternative has, too.
 */
export function isPlainAlternative(
  schema: DirectorySchema,
  choice: DirectorySchema,
  schemas: Schemas,
): boolean {
  const { anyOf, oneOf, type, ...own } = schema;
  if (anyOf && oneOf) return false;
  return (
    Object.keys(own).every(isAnnotation) &&
    (type === undefined || hasSameType(flatten(choice, schemas), type))
  );
}

function hasSameType(schema: DirectorySchema, type: DirectorySchema["type"]): boolean {
  return JSON.stringify(schema.type) === JSON.stringify(type);
}

/**
 * The alternatives of a flat schema, merged with its other keywords; the schema itself if it has
 * none.
 */
export function schemaAlternatives(
  schema: DirectorySchema,
  schemas: Schemas,
  left = STEPS,
): readonly DirectorySchema[] {
  const found = choicesOf(schema, schemas);
  if (!found || left === 0) return [schema];
  return found.choices
    .flatMap((choice) => {
      const merged = mergeSchemas(found.rest, flatten(choice, schemas));
      // Keywords that could not be merged before are alternatives of the rest.
      return schemaAlternatives(flatten(merged, schemas), schemas, left - 1);
    })
    .slice(0, MAX_ALTERNATIVES);
}

interface Choices {
  readonly choices: readonly DirectorySchema[];
  /** The other keywords of the schema. */
  readonly rest: DirectorySchema;
}

function choicesOf(schema: DirectorySchema, schemas: Schemas): Choices | undefined {
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

function without(schema: DirectorySchema, ...keywords: readonly string[]): DirectorySchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keywords.includes(key)));
}
