import type { WriteOperation } from "../../../templates/runtime/openapi/stub/write.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import { withoutAnnotations } from "../../spec/schema/keywords.js";
import { mergeAllOf } from "../../spec/schema/merge.js";
import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import { needsCheck } from "../../spec/schema/sample-check.js";

/** Keywords that relate the members of an object to each other. */
const RELATIONS = ["anyOf", "oneOf", "enum", "const", "minProperties", "maxProperties", "$ref"];
/** The media type of JSON Patches (RFC 6902). */
export const JSON_PATCH = "application/json-patch+json";

/**
 * Returns true if replacing any member with a different valid value keeps an item valid, and the
 * operation's bodies are objects.
 */
export function canStore(
  { body }: EndpointOperation,
  item: JsonSchema,
  schemas: NamedSchemas,
): boolean {
  return (
    isPlainObject(mergeAllOf(item, schemas), schemas) &&
    (body?.contents ?? []).every(
      ({ form, mediaType, schema }) =>
        form !== "json" ||
        mediaType === JSON_PATCH ||
        [mergeAllOf(schema, schemas).type ?? "object"].flat().join() === "object",
    )
  );
}

/** The properties that keep or lose their values whatever a body has. */
export interface FixedMembers {
  readonly fixed: readonly string[];
  readonly required: readonly string[];
}

type StoredMembers = Pick<WriteOperation, "members" | "optional" | "nulled" | "merged">;

/** The members of an operation's bodies that its items can have, because their schemas are equal. */
export function storedMembers(
  { body }: EndpointOperation,
  item: JsonSchema,
  schemas: NamedSchemas,
  { fixed, required }: FixedMembers,
): StoredMembers {
  const { properties = {}, required: own } = mergeAllOf(item, schemas);
  const bodies = (body?.contents ?? [])
    .filter(
      ({ form, mediaType }) => form !== "text" && form !== "binary" && mediaType !== JSON_PATCH,
    )
    .map(({ schema }) => mergeAllOf(schema, schemas).properties ?? {});
  const found = Object.entries(properties).flatMap(([name, schema]) => {
    const flat = mergeAllOf(schema, schemas);
    if (fixed.includes(name) || flat["readOnly"] === true || flat["writeOnly"] === true) return [];
    const rule = ruleText(flat);
    const candidates = bodies.map((each) =>
      Object.hasOwn(each, name) ? mergeAllOf(each[name] ?? {}, schemas) : undefined,
    );
    const isStored = candidates.every(
      (each) => each && (ruleText(each) === rule || ruleText(withoutNull(each)) === rule),
    );
    if (candidates.length === 0 || !isStored || JSON.stringify(flat).includes('"x-wire-format"'))
      return [];
    const isNulled = candidates.some((each) => each && ruleText(each) !== rule);
    return [{ name, isNulled, isMerged: isMergeable(flat, schemas) }];
  });
  const needed = new Set([...required, ...(Array.isArray(own) ? own.map(String) : [])]);
  const optional = listed(found.filter(({ name }) => !needed.has(name)));
  const nulled = listed(found.filter(({ isNulled }) => isNulled));
  const merged = listed(found.filter(({ isMerged }) => isMerged));
  return {
    members: listed(found),
    ...(optional.length > 0 && { optional }),
    ...(nulled.length > 0 && { nulled }),
    ...(merged.length > 0 && { merged }),
  };
}

function isPlainObject(flat: JsonSchema, schemas: NamedSchemas): boolean {
  return (
    flat.properties !== undefined &&
    [flat.type ?? "object"].flat().includes("object") &&
    !RELATIONS.some((keyword) => Object.hasOwn(flat, keyword)) &&
    !needsCheck(flat, schemas)
  );
}

/** Objects of values that are never null: members of two valid ones make a valid one. */
function isMergeable(flat: JsonSchema, schemas: NamedSchemas): boolean {
  return (
    isPlainObject(flat, schemas) &&
    flat.type === "object" &&
    Object.values(flat.properties ?? {}).every((property) => {
      const { type } = mergeAllOf(property, schemas);
      return type === "string" || type === "number" || type === "integer" || type === "boolean";
    })
  );
}

function withoutNull(flat: JsonSchema): JsonSchema {
  if (!Array.isArray(flat.type)) return flat;
  const types = flat.type.filter((type) => type !== "null");
  const [only] = types;
  return types.length === 1 && only !== undefined ? { ...flat, type: only } : flat;
}

/** The keywords of a schema that restrict values, as text. */
function ruleText(flat: JsonSchema): string {
  const rules = Object.entries(withoutAnnotations(flat));
  return JSON.stringify(rules.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function listed(members: readonly { readonly name: string }[]): readonly string[] {
  return members.map(({ name }) => name);
}
