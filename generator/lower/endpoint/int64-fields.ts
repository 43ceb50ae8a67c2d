import type { Content } from "../../model/exchange.js";
import { int64Type } from "../../model/formats.js";
import { reachableNames, referencedSchema, subschemas } from "../../model/json-schema.js";
import type { DirectorySchema } from "../../model/json-schema.js";
import type { NamedSchemas } from "../../model/discriminator.js";

/** Returns true if forms have fields with objects, which are JSON, that contain 64-bit integers. */
export function hasInt64InFields(contents: readonly Content[], schemas: NamedSchemas): boolean {
  const forms = contents.filter(({ form }) => form === "form" || form === "multipart");
  return forms
    .flatMap(({ schema }) => fieldsOf(schema, schemas))
    .some((field) => hasMark(field, schemas) && !isPlain(field, schemas));
}

function fieldsOf(schema: DirectorySchema, schemas: NamedSchemas): readonly DirectorySchema[] {
  const { properties = {}, allOf = [] } = targetOf(schema, schemas);
  const inherited = allOf.flatMap((each) =>
    Object.values(targetOf(each, schemas).properties ?? {}),
  );
  return [...Object.values(properties), ...inherited];
}

/** Returns true if a schema describes single values, or lists of them. */
function isPlain(schema: DirectorySchema, schemas: NamedSchemas): boolean {
  const { type, properties, allOf, anyOf, oneOf, items } = targetOf(schema, schemas);
  if ([type].flat().includes("object") || properties || allOf || anyOf || oneOf) return false;
  return items === undefined || isPlainItem(targetOf(items, schemas));
}

function isPlainItem({ type, items, properties, allOf, anyOf, oneOf }: DirectorySchema): boolean {
  return ![type].flat().includes("object") && !items && !properties && !allOf && !anyOf && !oneOf;
}

function hasMark(schema: DirectorySchema, schemas: NamedSchemas): boolean {
  const targets = [...reachableNames([schema], schemas)].map((name) => schemas[name] ?? {});
  return [schema, ...targets].some(isMarked);
}

function isMarked(schema: DirectorySchema): boolean {
  return int64Type(schema) !== undefined || subschemas(schema).some(isMarked);
}

/** The schema that a reference leads to, if it leads to no other reference. */
function targetOf(schema: DirectorySchema, schemas: NamedSchemas): DirectorySchema {
  const name = referencedSchema(schema);
  return name !== undefined && Object.hasOwn(schemas, name) ? (schemas[name] ?? {}) : schema;
}
