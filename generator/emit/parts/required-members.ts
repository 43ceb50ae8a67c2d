import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import { combinedSchemas, referencedSchema } from "../../spec/schema/json-schema.js";
import { requiredNames } from "../../spec/schema/values.js";
import { soleReference } from "../../spec/schema/alternatives.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";

/** A required member that is described in a different schema. */
export interface RequiredMember {
  readonly name: string;
  /** The member's schemas, from the combined schemas. */
  readonly schemas: readonly JsonSchema[];
}

/**
 * The members that a schema and its combined schemas require, except those already required by one
 * type: `required` next to an `allOf`, or in one of its parts, may name members that a different
 * part describes.
 */
export function requiredMembers(
  schema: JsonSchema,
  schemas: NamedSchemas,
): readonly RequiredMember[] {
  if (soleReference(schema) !== undefined) return [];
  const combined = combinedSchemas(schema, schemas);
  const required = requiredNames(combined);
  if (required.size === 0 || !describesObjects(schema, schemas)) return [];
  const known = new Set(
    partsOf(schema, schemas)
      .filter((part) => describesObjects(part, schemas))
      .flatMap((part) => [...requiredNames(combinedSchemas(part, schemas))]),
  );
  const own = includesObjects(schema) ? (schema.properties ?? {}) : {};
  const ownRequired = requiredNames([schema]);
  return [...required]
    .filter((name) => !known.has(name) && !(ownRequired.has(name) && Object.hasOwn(own, name)))
    .map((name) => ({ name, schemas: combined.flatMap((each) => propertyOf(each, name)) }));
}

/** The schemas whose types are part of a schema's type. */
function partsOf(schema: JsonSchema, schemas: NamedSchemas): readonly JsonSchema[] {
  const name = referencedSchema(schema);
  const target = name !== undefined && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  return [...(target ? [target] : []), ...(schema.allOf ?? [])];
}

/** Returns true if the values of a schema include objects, and if all of them are. */
function describesObjects(schema: JsonSchema, schemas: NamedSchemas): boolean {
  if (includesObjects(schema)) return true;
  return combinedSchemas(schema, schemas).some(
    (each) =>
      each.type === "object" ||
      [each.anyOf, each.oneOf].some(
        (choices) => choices !== undefined && choices.length > 0 && choices.every(isOnlyObject),
      ),
  );

  function isOnlyObject(choice: JsonSchema): boolean {
    return combinedSchemas(choice, schemas).some(({ type }) => type === "object");
  }
}

/** Returns true if a schema's type is object, possibly among others. */
export function includesObjects({ type }: JsonSchema): boolean {
  return [type].flat().includes("object");
}

function propertyOf({ properties = {} }: JsonSchema, name: string): readonly JsonSchema[] {
  const found = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return found ? [found] : [];
}
