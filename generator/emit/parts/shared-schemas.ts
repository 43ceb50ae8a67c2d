import { mapSubschemas } from "../../spec/schema/json-schema.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { checkCode } from "./check-code.js";
import { ANY } from "./check-keywords.js";
import type { CheckCode, CheckedSchema } from "./check-code.js";
import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import { BRANCHES, validatorSchemas } from "./validator-schema.js";

/** A schema of a document. */
export interface PayloadSchema extends CheckedSchema {
  /** Whether the document names it. */
  readonly isNamed: boolean;
}

/** Schemas of which each is one function. */
interface SharedSchemas {
  /** The different schemas and their parts. All references are names of functions. */
  readonly compiled: readonly CheckedSchema[];
  /** The names of functions, by the names of schemas. Equal schemas have one function. */
  readonly functions: ReadonlyMap<string, string>;
}

/** The checks of schemas. */
export interface SchemaChecks extends CheckCode {
  /** The expressions of checks, by the names of schemas. */
  readonly expressions: ReadonlyMap<string, string>;
}

/**
 * Writes the checks of schemas.
 *
 * @param all the schemas, with the names of their checks
 * @param schemas the named schemas that they refer to
 * @param nameOf the name of the check of a named schema
 */
export function schemaChecks(
  all: readonly PayloadSchema[],
  schemas: NamedSchemas,
  nameOf: (name: string) => string,
): SchemaChecks {
  const convert = validatorSchemas(schemas);
  const converted = all.map((each) => ({ ...each, schema: convert(each.schema) }));
  const { compiled, functions } = shareSchemas(converted, nameOf);
  return { ...checkCode(compiled), expressions: functions };
}

/**
 * Replaces all parts of schemas by references, so that equal parts are compiled once: documents repeat
 * schemas instead of naming them. Parts that equal one of the schemas refer to that schema. The function
 * of a schema without a name and without parts, such as a string, is that of a part: a name would not
 * describe its other uses.
 *
 * @param all the schemas, with the names of their functions
 * @param nameOf the name of the function for the text of a `$ref`
 */
function shareSchemas(
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
  const functionOf = (reference: string): string => {
    const name = nameOf(reference);
    return functions.get(name) ?? name;
  };
  const parts: CheckedSchema[] = [];
  const refer = (schema: JsonSchema): JsonSchema => {
    const keywords = Object.keys(schema);
    if (keywords.length === 0) return schema;
    if (keywords.length === 1 && schema.$ref !== undefined)
      return { $ref: functionOf(schema.$ref) };
    const text = JSON.stringify(schema);
    const known = names.get(text);
    if (known !== undefined) return { $ref: known };
    const name = `check${parts.length}`;
    names.set(text, name);
    const index = parts.push({ name, schema }) - 1;
    parts[index] = { name, schema: withReferences(schema) };
    return { $ref: name };
  };
  const withReferences = (schema: JsonSchema): JsonSchema => ({
    ...mapParts(schema, refer),
    ...(schema.$ref !== undefined && { $ref: functionOf(schema.$ref) }),
  });
  const compiled = all
    .filter(({ name }) => functions.get(name) === name)
    .map(({ name, schema }) => ({ name, schema: withReferences(schema) }));
  for (const { name, schema } of all.filter(isPart)) functions.set(name, refer(schema).$ref ?? ANY);
  return { compiled: [...compiled, ...parts], functions };
}

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
