import { below } from "../base/document.js";
import { canonical, isObject, listOf, member, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { oncePerObject } from "../base/shared-parts.js";
import { isAnnotation } from "../spec/schema/keywords.js";
import { jsonType, listedValues, requiredNames, statedTypes } from "../spec/schema/values.js";
import type { OpenApiContext } from "./schema-context.js";
import { onePart, partKey, schemaKey } from "./schema-keys.js";
import type { SchemaParts } from "./schema-keys.js";
import { partBelow, schemaName } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

/** The parts that a schema states itself. */
const ownSchema = oncePerObject((schema: SchemaParts): SchemaParts => {
  const parts = schema.parts.filter(({ shared }) => shared === undefined);
  return parts.length === schema.parts.length ? schema : { ...schema, parts };
});

/** Returns a test for members that differ in the parts that the schemas state themselves. */
export function ownMembers(
  context: OpenApiContext,
  old: SchemaParts,
  next: SchemaParts,
): (name: string) => boolean {
  if (ownSchema(old) === old || isOwnChange(context, old, next, ["additionalProperties"]))
    return () => true;
  const [before, after] = [ownSchema(old), ownSchema(next)];
  const names = new Set([...memberNames(before), ...memberNames(after)]);
  const stated = (schema: SchemaParts, name: string): string =>
    `${requiredNames(valuesIn(schema)).has(name)} ${schemaKey(context, memberSchema(schema, name))}`;
  return (name) => names.has(name) && stated(before, name) !== stated(after, name);
}

/**
 * Returns true if keywords differ in the parts that the schemas state themselves. Other changes are
 * those of the named schema that both refer to.
 */
export function isOwnChange(
  context: OpenApiContext,
  old: SchemaParts,
  next: SchemaParts,
  keywords: readonly string[],
): boolean {
  if (ownSchema(old) === old) return true;
  const [before, after] = [old, next].map((schema) =>
    ownSchema(schema).parts.flatMap((part) => {
      const own = keywords.filter((key) => Object.hasOwn(part.value, key));
      if (own.length === 0) return [];
      const value = Object.fromEntries(own.map((key) => [key, part.value[key]]));
      return [partKey(context, { ...part, value })];
    }),
  );
  const [one, other] = [new Set(before), new Set(after)];
  return one.size !== other.size || [...one].some((key) => !other.has(key));
}

/** The values of parts, to compare keywords. */
export const valuesIn = oncePerObject(({ parts }: SchemaParts): readonly UnknownObject[] =>
  parts.map(({ value }) => value),
);

/** The listed values that all parts accept, as canonical JSON; undefined if no part lists any. */
export function listedTexts(schema: SchemaParts): readonly string[] | undefined {
  return listedValues(valuesIn(schema))?.map(canonical).toSorted();
}

/** The types of values other than null, stated or those of the listed values; undefined if any. */
export function typesOf(schema: SchemaParts): readonly string[] | undefined {
  const values = valuesIn(schema);
  const types = statedTypes(values) ?? listedValues(values)?.map(jsonType);
  return types && [...new Set(types)].filter((type) => type !== "null").toSorted();
}

/** Returns true if values of a type are possible. */
export function acceptsType(schema: SchemaParts, type: string): boolean {
  return typesOf(schema)?.includes(type) ?? true;
}

/** Returns true if neither types nor values nor alternatives are stated. */
export function isUntyped(schema: SchemaParts): boolean {
  return typesOf(schema) === undefined && unionsOf(schema).length === 0;
}

/** A list of alternatives, one of which a value must satisfy. */
export interface SchemaUnion {
  readonly key: "anyOf" | "oneOf";
  readonly alternatives: readonly SchemaParts[];
}

/** The lists of alternatives in all parts. */
export function unionsOf({ parts }: SchemaParts): readonly SchemaUnion[] {
  return parts.flatMap((part) =>
    (["anyOf", "oneOf"] as const).flatMap((key) => {
      const list = listOf(part.value[key]);
      if (list.length === 0) return [];
      const each = (value: unknown, index: number): SchemaParts =>
        onePart(partBelow(part, value, key, index));
      return [{ key, alternatives: list.map(each) }];
    }),
  );
}

/** A schema without its alternatives. */
export function withoutUnions({ parts, ...schema }: SchemaParts): SchemaParts {
  return {
    ...schema,
    parts: parts.flatMap((part) => {
      const { anyOf: _any, oneOf: _one, ...value } = part.value;
      return Object.keys(value).length > 0 ? [{ ...part, value }] : [];
    }),
  };
}

/** Specs cannot contain an empty list of values. */
const NEVER: UnknownObject = { enum: [] };

/** The schema of a member: its own schemas, or those of unspecified members. */
export function memberSchema(schema: SchemaParts, name: string): SchemaParts {
  const owner = schema.parts.find(({ value }) => hasProperty(value, name));
  const { file, pointer } = owner?.origin ?? schema.origin;
  return {
    origin: { file, pointer: below(pointer, "properties", name) },
    parts: schema.parts.flatMap((part) =>
      hasProperty(part.value, name)
        ? [partBelow(part, objectOf(part.value["properties"])[name], "properties", name)]
        : unspecified(part),
    ),
  };
}

/** The schema of members that no part describes. */
export function unspecifiedMembers(schema: SchemaParts): SchemaParts {
  return { ...schema, parts: schema.parts.flatMap(unspecified) };
}

function unspecified(part: OpenApiPart): readonly OpenApiPart[] {
  const additional = part.value["additionalProperties"];
  if (additional === false) return [{ ...part, value: NEVER }];
  return isObject(additional) ? [partBelow(part, additional, "additionalProperties")] : [];
}

/** Returns true if no value is possible. */
export function isNever({ parts }: SchemaParts): boolean {
  return parts.some(({ value }) => canonical(value) === canonical(NEVER));
}

function hasProperty(value: UnknownObject, name: string): boolean {
  return member(objectOf(value["properties"]), name) !== undefined;
}

/** Returns true if a part describes a member. */
export function isDescribed({ parts }: SchemaParts, name: string): boolean {
  return parts.some(({ value }) => hasProperty(value, name));
}

/** The names of members that are described or required, and possible. */
export function memberNames(
  schema: SchemaParts,
  isWanted: (name: string) => boolean = () => true,
): readonly string[] {
  const described = valuesIn(schema).flatMap(({ properties }) => Object.keys(objectOf(properties)));
  const required = requiredNames(valuesIn(schema));
  return [...new Set([...described, ...required])].filter(
    (name) => isWanted(name) && (required.has(name) || !isNever(memberSchema(schema, name))),
  );
}

/** The schema of a list's items. */
export function itemsSchema(schema: SchemaParts): SchemaParts {
  const owner = schema.parts.find(({ value }) => value["items"] !== undefined);
  const { file, pointer } = owner?.origin ?? schema.origin;
  return {
    origin: { file, pointer: below(pointer, "items") },
    parts: schema.parts.flatMap((part) =>
      part.value["items"] === undefined ? [] : [partBelow(part, part.value["items"], "items")],
    ),
  };
}

/** Describes old and new schemas briefly, for a change of both. */
export function schemaFacts(
  old: readonly SchemaParts[],
  next: readonly SchemaParts[],
): { readonly old: string; readonly new: string } {
  const facts = { old: describeSchemas(old), new: describeSchemas(next) };
  const isClear = [...old, ...next].length === new Set([...old, ...next].map(describeSchema)).size;
  if (isClear || (old.length < 2 && next.length < 2)) return facts;
  return { old: describeAllDetails(old), new: describeAllDetails(next) };
}

function describeAllDetails(schemas: readonly SchemaParts[]): string {
  return [...new Set(schemas.map(describeDetails))].toSorted().join(" or ");
}

/** Describes schemas briefly. */
export function describeSchemas(schemas: readonly SchemaParts[]): string {
  return schemas.map(describeSchema).toSorted().join(" or ");
}

/** Describes a schema with its members or restrictions, which tell alternatives apart. */
function describeDetails(schema: SchemaParts): string {
  const text = describeSchema(schema);
  if (typesOf(schema)?.join(" or ") !== text) return text;
  const names = memberNames(schema);
  const keywords = valuesIn(schema).flatMap(({ type: _type, properties: _members, ...rest }) =>
    Object.entries(rest)
      .filter(([key]) => !isAnnotation(key) && !(key === "required" && names.length > 0))
      .map(([key, value]) => `${key} ${typeof value === "string" ? value : canonical(value)}`),
  );
  const details = names.length > 0 ? names : keywords;
  return details.length > 0 ? `${text} with ${details.join(", ")}` : text;
}

function describeSchema(schema: SchemaParts): string {
  const [only] = schema.parts;
  const name = only && schema.parts.length === 1 ? schemaName(only.value) : undefined;
  if (name !== undefined) return name;
  const types = typesOf(schema) ?? [];
  if (types.length > 0) return types.join(" or ");
  const values = valuesIn(schema);
  return values.length > 1 ? canonical(values) : canonical(values[0] ?? {});
}
