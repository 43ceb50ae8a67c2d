import type { NamedSchemas } from "./discriminator.js";
import { referencedSchema } from "./json-schema.js";
import type { DirectorySchema } from "./json-schema.js";

/** A schema and all that its value must match as well: targets of references and `allOf`. */
export function combinedSchemas(
  schema: DirectorySchema,
  schemas: NamedSchemas,
): readonly DirectorySchema[] {
  const all = new Set([schema]);
  for (const each of all) {
    for (const part of each.allOf ?? []) all.add(part);
    const name = referencedSchema(each);
    const target = name !== undefined && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    if (target) all.add(target);
  }
  return [...all];
}
