import { mapSubschemas } from "../../spec/schema/json-schema.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { BRANCHES } from "./validator-schema.js";

/** A schema to compile. */
export interface CompiledSchema {
  /** The name of its function. */
  readonly name: string;
  readonly schema: JsonSchema;
}

/** A schema of a document. */
export interface PayloadSchema extends CompiledSchema {
  /** Whether the document names it. */
  readonly isNamed: boolean;
}

/** Schemas of which each is one function. */
interface SharedSchemas {
  /** The different schemas and their parts. All parts are references. */
  readonly compiled: readonly CompiledSchema[];
  /** The names of functions, by the names of schemas. Equal schemas have one function. */
  readonly functions: ReadonlyMap<string, string>;
}

/** Starts references to functions. Names of schemas in a document do not contain it. */
const MARK = "#";

/**
 * Replaces all parts of schemas by references, so that equal parts are compiled once: documents repeat
 * schemas instead of naming them. Parts that equal one of the schemas refer to that schema. The function
 * of a schema without a name and without parts, such as a string, is that of a part: a name would not
 * describe its other uses.
 *
 * @param all the schemas, with the names of their functions
 * @param nameOf the name of the function for the text of a `$ref`
 */
export function shareSchemas(
  all: readonly PayloadSchema[],
  nameOf: (reference: string) => string,
): SharedSchemas {
  const names = new Map<string, string>();
  const functions = new Map<string, string>();
  const isPart = ({ isNamed, schema }: PayloadSchema): boolean => !isNamed && !hasParts(schema);
  for (const { name, schema } of all.filter((each) => !isPart(each))) {
    const text = JSON.stringify(schema);
    const known = names.get(text) ?? name;
    names.set(text, known);
    functions.set(name, known);
  }
  const parts: CompiledSchema[] = [];
  const refer = (schema: JsonSchema): JsonSchema => {
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
  for (const { name, schema } of all.filter(isPart)) {
    const reference = refer(schema).$ref;
    const own = reference === undefined ? undefined : sharedFunction(reference);
    const named = schema.$ref === undefined ? undefined : nameOf(schema.$ref);
    functions.set(name, own ?? functions.get(named ?? "") ?? ANY);
  }
  return { compiled: [...compiled, ...parts], functions };
}

/** The check of a schema that all values match. */
const ANY = "() => {}";

function hasParts(schema: JsonSchema): boolean {
  let found = false;
  mapParts(schema, (part) => {
    found = true;
    return part;
  });
  return found;
}

/** As `mapSubschemas`, with the alternatives of discriminators. */
function mapParts(schema: JsonSchema, replace: (below: JsonSchema) => JsonSchema): JsonSchema {
  const mapped = mapSubschemas(schema, replace);
  const { [BRANCHES]: branches } = schema;
  return Array.isArray(branches) ? { ...mapped, [BRANCHES]: branches.map(replace) } : mapped;
}

/** The function that a reference of {@link shareSchemas} calls; undefined for other references. */
export function sharedFunction(reference: string): string | undefined {
  return reference.startsWith(MARK) ? reference.slice(MARK.length) : undefined;
}
