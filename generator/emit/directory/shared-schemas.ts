import { mapSubschemas, subschemas } from "../../model/json-schema.js";
import type { DirectorySchema } from "../../model/json-schema.js";

/** Schemas whose text is at most this long are compiled in place. */
const MAX_IN_PLACE = 120;

/** A schema to compile. */
export interface CompiledSchema {
  /** The name of its function. */
  readonly name: string;
  readonly schema: DirectorySchema;
}

/** Schemas of which equal parts are compiled once. */
export interface SharedSchemas {
  /** The schemas, whose equal parts are references. */
  readonly schemas: readonly CompiledSchema[];
  /** The equal parts, which are no schemas of their own. */
  readonly parts: readonly CompiledSchema[];
}

/** Starts references to shared schemas. Names of schemas in a document do not contain it. */
const MARK = "#";

/**
 * Replaces equal parts of schemas by references, because documents repeat schemas instead of naming
 * them. A part that equals one of the schemas refers to that schema.
 */
export function shareSchemas(all: readonly CompiledSchema[]): SharedSchemas {
  const texts = new Map<DirectorySchema, string>();
  const textOf = (schema: DirectorySchema): string => {
    const text = texts.get(schema) ?? JSON.stringify(schema);
    texts.set(schema, text);
    return text;
  };
  const counts = new Map<string, number>();
  const count = (schema: DirectorySchema): void => {
    const text = textOf(schema);
    const before = counts.get(text) ?? 0;
    counts.set(text, before + 1);
    // The parts of an equal schema are compiled with the first.
    if (before === 0) for (const below of subschemas(schema)) count(below);
  };
  for (const { schema } of all) count(schema);
  const functions = new Map<string, string>();
  for (const { name, schema } of all)
    if (!functions.has(textOf(schema))) functions.set(textOf(schema), name);
  const parts: CompiledSchema[] = [];
  const replaced = (schema: DirectorySchema): DirectorySchema => {
    const text = textOf(schema);
    if (text.length <= MAX_IN_PLACE || counts.get(text) === 1)
      return mapSubschemas(schema, replaced);
    const known = functions.get(text);
    if (known !== undefined) return { $ref: MARK + known };
    const name = `shared${parts.length}`;
    functions.set(text, name);
    const index = parts.push({ name, schema }) - 1;
    parts[index] = { name, schema: mapSubschemas(schema, replaced) };
    return { $ref: MARK + name };
  };
  const schemas = all.map(({ name, schema }) => ({
    name,
    schema:
      functions.get(textOf(schema)) === name ? mapSubschemas(schema, replaced) : replaced(schema),
  }));
  return { schemas, parts };
}

/** The function that a reference of {@link shareSchemas} calls; undefined for other references. */
export function sharedFunction(reference: string): string | undefined {
  return reference.startsWith(MARK) ? reference.slice(MARK.length) : undefined;
}
