import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import { listOf, mapMembers } from "../../base/json.js";
import { isFalse, withoutBooleans } from "../schema/json-schema.js";
import type { JsonSchema } from "../schema/json-schema.js";
import type { Document } from "../../base/document.js";
import type { OpenApiDocument } from "../source/types.js";
import { mergeAllOf } from "../schema/merge.js";
import type { NamedSchemas } from "../schema/discriminator.js";
import { isOfType } from "../schema/values.js";
import { openApiParts } from "../schema/parts.js";

/**
 * Reports schemas that no value matches, because their parts contradict each other: no server can
 * send such a payload, and no client such a body. Each contradiction is reported once.
 */
export function emptySchemaWarnings(document: Document<OpenApiDocument>): readonly Diagnostic[] {
  const schemas = mapMembers(document.value.components?.schemas ?? {}, withoutBooleans);
  const found = new Map<string, { readonly pointer: string; count: number }>();
  for (const { type, value, pointer } of openApiParts(document.value)) {
    if (type !== "OpenApiSchema" || !canContradict(value)) continue;
    const detail = contradiction(withoutBooleans(value), schemas);
    if (detail === undefined) continue;
    const known = found.get(detail);
    if (known) known.count += 1;
    else found.set(detail, { pointer, count: 1 });
  }
  return [...found].map(([detail, { pointer, count }]) =>
    diagnostic("schema-without-values", { detail, count }, document.locate(pointer)),
  );
}

/** Returns true if a schema has several rules for the same value. */
function canContradict(schema: JsonSchema): boolean {
  const { allOf, additionalProperties, required, type, enum: values } = schema;
  return (
    allOf !== undefined ||
    (additionalProperties === false && required !== undefined) ||
    (type !== undefined && values !== undefined)
  );
}

function contradiction(schema: JsonSchema, schemas: NamedSchemas): string | undefined {
  const flat = mergeAllOf(schema, schemas);
  const { properties = {}, additionalProperties, type, enum: values } = flat;
  const types = type === undefined ? undefined : [type].flat();
  if (types?.length === 0) return "its parts have no type in common";
  if (Array.isArray(values) && types && !values.some((value) => isOfType(value, types)))
    return "no value of enum has the type";
  if (types?.join() !== "object") return undefined;
  const names = listOf(flat["required"]).filter((name) => typeof name === "string");
  const name = names.find((each) =>
    Object.hasOwn(properties, each)
      ? isExcluded(properties[each] ?? {})
      : additionalProperties === false && flat.patternProperties === undefined,
  );
  return name === undefined
    ? undefined
    : `${JSON.stringify(name)} is required, and additionalProperties forbids it`;
}

/** A member that one part describes, and that `additionalProperties` of another part forbids. */
function isExcluded(member: JsonSchema): boolean {
  return isFalse(member) || (member.allOf?.some(isExcluded) ?? false);
}
