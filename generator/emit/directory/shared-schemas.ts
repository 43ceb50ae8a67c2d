import { mapSubschemas } from "../../model/json-schema.js";
import type { DirectorySchema } from "../../model/json-schema.js";
import { BRANCHES } from "./keywords/discriminator-names.js";

/** A schema to compile. */
export interface CompiledSchema {
  /** The name of its function. */
  readonly name: string;
  readonly schema: DirectorySchema;
}

/** Schemas of which each is one function. */
export interface SharedSchemas {
  /** The different schemas and their parts. All parts are references. */
  readonly compiled: readonly CompiledSchema[];
  /** The names of functions, by the names of schemas. Equal schemas have one function. */
  readonly functions: ReadonlyMap<string, string>;
}

/** Starts references to functions. Names of schemas in a document do not contain it. */
const MARK = "#";

/**
 * Replaces all parts of schemas by references, so that equal parts are compiled once: documents repeat
 * schemas instead of naming them. Parts that equal one of the schemas refer to that schema.
 *
 * @param all the schemas, with the names of their functions
 */
export function shareSchemas(all: readonly CompiledSchema[]): SharedSchemas {
  const names = new Map<string, string>();
  const functions = new Map<string, string>();
  for (const { name, schema } of all) {
    const text = JSON.stringify(schema);
    const known = names.get(text) ?? name;
    names.set(text, known);
    functions.set(name, known);
  }
  const parts: CompiledSchema[] = [];
  const refer = (schema: DirectorySchema): DirectorySchema => {
    const keywords = Object.keys(schema);
    if (keywords.length === 0 || (keywords.length === 1 && schema.$ref !== undefined))
      return schema;
    const text = JSON.stringify(schema);
    const known = names.get(text);
    if (known !== undefined) return { $ref: MARK + known };
    const name = `check${parts.length}`;
    names.set(text, name);
    const index = parts.push({ name, schema }) - 1;
    parts[index] = { name, schema: mapParts(schema, refer) };
    return { $ref: MARK + name };
  };
  const compiled = all
    .filter(({ name }) => functions.get(name) === name)
    .map(({ name, schema }) => ({ name, schema: mapParts(schema, refer) }));
  return { compiled: [...compiled, ...parts], functions };
}

/** As `mapSubschemas`, with the alternatives of discriminators. */
function mapParts(
  schema: DirectorySchema,
  replace: (below: DirectorySchema) => DirectorySchema,
): DirectorySchema {
  const mapped = mapSubschemas(schema, replace);
  const { [BRANCHES]: branches } = schema;
  return Array.isArray(branches) ? { ...mapped, [BRANCHES]: branches.map(replace) } : mapped;
}

/** The function that a reference of {@link shareSchemas} calls; undefined for other references. */
export function sharedFunction(reference: string): string | undefined {
  return reference.startsWith(MARK) ? reference.slice(MARK.length) : undefined;
}
