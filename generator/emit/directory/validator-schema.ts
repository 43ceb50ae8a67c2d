import { mapSubschemas, referencedSchema, subschemas } from "../../model/json-schema.js";
import type { DirectorySchema } from "../../model/json-schema.js";

/** Keywords that validators follow. All others are annotations. */
const ASSERTIONS: ReadonlySet<string> = new Set([
  "$ref",
  "additionalProperties",
  "allOf",
  "anyOf",
  "const",
  "contains",
  "dependentRequired",
  "dependentSchemas",
  "else",
  "enum",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "if",
  "items",
  "maxContains",
  "maxItems",
  "maxLength",
  "maxProperties",
  "maximum",
  "minContains",
  "minItems",
  "minLength",
  "minProperties",
  "minimum",
  "multipleOf",
  "not",
  "oneOf",
  "pattern",
  "patternProperties",
  "prefixItems",
  "properties",
  "propertyNames",
  "required",
  "then",
  "type",
  "unevaluatedItems",
  "unevaluatedProperties",
  "uniqueItems",
]);

/** Finds the schema with a name. */
export type SchemaOf = (name: string) => DirectorySchema | undefined;

/** Schemas whose text is at most this long are copied to the schemas that refer to them. */
const MAX_COPY = 120;

/**
 * Converts a schema to what ajv compiles: without annotations, because compiled validators contain
 * their schema. Named schemas without parts, such as identifiers, are copied: comparing a value in
 * place is faster than a call.
 */
export function validatorSchema(schema: DirectorySchema, schemaOf: SchemaOf): DirectorySchema {
  const mapped = mapSubschemas(schema, (below) => validatorSchema(below, schemaOf));
  const { $ref: _reference, ...own } = Object.fromEntries(
    Object.entries(mapped).filter(([keyword]) => ASSERTIONS.has(keyword)),
  );
  const name = referencedSchema(schema);
  if (name === undefined) return own;
  const copy = copyOf(schemaOf(name) ?? {});
  if (!copy) return { ...own, $ref: name };
  if (Object.keys(own).length === 0) return copy;
  return { ...own, allOf: [...(mapped.allOf ?? []), copy] };
}

function copyOf(schema: DirectorySchema): DirectorySchema | undefined {
  if (schema.$ref !== undefined || subschemas(schema).length > 0) return undefined;
  const copy = validatorSchema(schema, () => undefined);
  return JSON.stringify(copy).length > MAX_COPY ? undefined : copy;
}

/**
 * Returns true if an object has a member with an inherited name. Then validators must ignore
 * inherited members.
 */
export function hasInheritedMember(schema: DirectorySchema): boolean {
  const { properties = {}, dependentSchemas = {}, required, dependentRequired } = schema;
  const dependencies =
    typeof dependentRequired === "object" && dependentRequired !== null ? dependentRequired : {};
  return (
    [
      ...Object.keys(properties),
      ...Object.keys(dependentSchemas),
      ...Object.entries(dependencies).flat(2),
      ...(Array.isArray(required) ? required : []),
    ].some((name) => String(name) in Object.prototype) ||
    subschemas(schema).some(hasInheritedMember)
  );
}

/** Returns true if a schema depends on which parts of a value other schemas evaluated. */
export function hasUnevaluated(schema: DirectorySchema): boolean {
  return (
    schema.unevaluatedItems !== undefined ||
    schema.unevaluatedProperties !== undefined ||
    subschemas(schema).some(hasUnevaluated)
  );
}

/** Returns true if a validator compares items with each other, which may go deep. */
export function comparesItems(schema: DirectorySchema): boolean {
  return schema["uniqueItems"] === true || subschemas(schema).some(comparesItems);
}
