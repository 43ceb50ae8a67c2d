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

/** Schemas that each become one function. */
interface SharedSchemas {
  /** The different schemas and their parts. All references are names of functions. */
  readonly compiled: readonly CheckedSchema[];
  /** Function names by schema name. Equal schemas share a function. */
  readonly functions: ReadonlyMap<string, string>;
}

/** The checks of schemas. */
export interface SchemaChecks extends CheckCode {
  /** Check expressions by schema name. */
  readonly expressions: ReadonlyMap<string, string>;
}

/**
 * Writes the checks for schemas.
 *
 * @param all the schemas, with the names of their checks
 * @param schemas the referenced named schemas
 * @param nameOf the name of a named schema's check
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
 * Replaces all schema parts with references, so that equal parts are compiled once: documents
 * repeat schemas instead of naming them. Parts equal to one of the schemas refer to that schema. An
 * unnamed schema without parts, such as a string, is compiled as a part, because a name would not
 * describe its other uses.
 *
 * @param all the schemas, with the names of their functions
 * @param nameOf the function name for a `$ref`
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

/** Like `mapSubschemas`, including the discriminators' alternatives. */
function mapParts(schema: JsonSchema, replace: (below: JsonSchema) => JsonSchema): JsonSchema {
  const mapped = mapSubschemas(schema, replace);
  const { [BRANCHES]: branches } = schema;
  return Array.isArray(branches) ? { ...mapped, [BRANCHES]: branches.map(replace) } : mapped;
}
