import { below } from "../base/document.js";
import { canonical, isObject, listOf, member, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { oncePerObject } from "../base/shared-parts.js";
import { isAnnotation, withoutAnnotations } from "../spec/schema/keywords.js";
import { jsonType, listedValues, requiredNames, statedTypes } from "../spec/schema/values.js";
import { allParts, onePart, schemaKey } from "./schema-parts.js";
import type { ComparedSchemas, SchemaParts } from "./schema-parts.js";
import { NEVER, partBelow, schemaName } from "./openapi-part.js";
import type { OpenApiPart } from "./openapi-part.js";

/** The keywords about members that no part describes. */
export const CLOSING: readonly string[] = ["additionalProperties", "unevaluatedProperties"];

/** The names of members that differ, in the parts that the schemas state themselves if they can. */
export function changedMembers({
  scope: { context },
  old,
  next,
  changed,
}: ComparedSchemas): readonly string[] {
  const isClosing = CLOSING.some((key) => changed.has(key));
  const [before, after] = isClosing ? [old, next] : [ownParts(old), ownParts(next)];
  const names = [...new Set([...namedMembers(before), ...namedMembers(after)])];
  const [required, requires] = [requiredIn(before), requiredIn(after)];
  return names.filter(
    (name) =>
      required.has(name) !== requires.has(name) ||
      isDescribed(before, name) !== isDescribed(after, name) ||
      schemaKey(context, memberSchema(before, name)) !==
        schemaKey(context, memberSchema(after, name)),
  );
}

function ownParts({ origin, parts }: SchemaParts): SchemaParts {
  return { origin, parts };
}

/** The values of parts, to compare keywords. */
export const valuesIn = oncePerObject((schema: SchemaParts): readonly UnknownObject[] =>
  allParts(schema).map(({ value }) => value),
);

/** Creates a function that reads the parts of schemas. */
function partsReader<Result>(
  readPart: (part: OpenApiPart) => readonly Result[],
): (schema: SchemaParts) => readonly Result[] {
  return oncePerObject((schema: SchemaParts) => allParts(schema).flatMap(readPart));
}

const requiredLists = partsReader(({ value }) => listOf(value["required"]));

/** The names of the members that all objects have. */
export const requiredIn = oncePerObject((schema: SchemaParts): ReadonlySet<string> =>
  requiredNames([{ required: requiredLists(schema) }]),
);

const statedIn = partsReader(({ value: { type } }) => (type === undefined ? [] : [type]));
const listingIn = partsReader(({ value }) =>
  value["enum"] === undefined && value["const"] === undefined ? [] : [value],
);

const typesIn = oncePerObject((schema: SchemaParts): readonly string[] | undefined =>
  statedTypes(statedIn(schema).map((type) => ({ type }))),
);

/** The listed values that all parts accept, as canonical JSON; undefined if no part lists any. */
export function listedTexts(schema: SchemaParts): readonly string[] | undefined {
  return listedIn(schema)?.map(canonical).toSorted();
}

/** The listed values that all parts accept; undefined if no part lists any. */
export const listedIn = oncePerObject((schema: SchemaParts): readonly unknown[] | undefined => {
  const types = typesIn(schema);
  return listedValues([...listingIn(schema), ...(types ? [{ type: types }] : [])]);
});

/**
 * The types of values other than null, stated or implied by the listed values; undefined if any.
 */
export const typesOf = oncePerObject((schema: SchemaParts): readonly string[] | undefined => {
  const types = typesIn(schema) ?? listedIn(schema)?.map(jsonType);
  return types && [...new Set(types)].filter((type) => type !== "null").toSorted();
});

/** Returns true if null is among the types and the listed values. */
export function acceptsNull(schema: SchemaParts): boolean {
  return (typesIn(schema)?.includes("null") ?? true) && (listedIn(schema)?.includes(null) ?? true);
}

/** Returns true if values of a type are possible. */
export function acceptsType(schema: SchemaParts, type: string): boolean {
  return typesOf(schema)?.includes(type) ?? true;
}

/** Returns true if all values are objects. */
export function isObjectSchema(schema: SchemaParts): boolean {
  return typesOf(schema)?.join(" ") === "object";
}

/** A list of alternatives. A value must satisfy one of them. */
export interface SchemaUnion {
  readonly key: "anyOf" | "oneOf";
  /** The alternatives that accept values. */
  readonly alternatives: readonly SchemaParts[];
  readonly all: readonly SchemaParts[];
}

/** The lists of alternatives in all parts. */
export const unionsOf = partsReader((part): readonly SchemaUnion[] =>
  (["anyOf", "oneOf"] as const).flatMap((key) => {
    const list = listOf(part.value[key]);
    if (list.length === 0) return [];
    const all = list.map((value, index) => onePart(partBelow(part, value, key, index)));
    return [{ key, all, alternatives: key === "oneOf" ? withoutTwins(all, part) : all }];
  }),
);

/** Removes equal alternatives from `oneOf`, which accept the same values. */
function withoutTwins(all: readonly SchemaParts[], part: OpenApiPart): readonly SchemaParts[] {
  const keys = all.map((each) => canonical(valuesIn(each).map(withoutAnnotations)));
  const repeated = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
  if (repeated.size === 0) return all;
  const left = all.filter((_, index) => !repeated.has(keys[index] ?? ""));
  return left.length > 0 ? left : [onePart({ ...part, value: NEVER })];
}

/** A schema without its alternatives, and without what selects them. */
export function withoutUnions(schema: SchemaParts): SchemaParts {
  if (unionsOf(schema).length === 0) return schema;
  const { origin, parts, shared } = schema;
  return {
    origin,
    parts: parts.flatMap(withoutChoices),
    ...(shared && { shared: { ...shared, parts: shared.parts.flatMap(withoutChoices) } }),
  };
}

function withoutChoices(part: OpenApiPart): readonly OpenApiPart[] {
  const { anyOf, oneOf, discriminator, ...rest } = part.value;
  const isUnion = anyOf !== undefined || oneOf !== undefined;
  const value = isUnion || discriminator === undefined ? rest : { ...rest, discriminator };
  return Object.keys(value).length > 0 ? [{ ...part, value }] : [];
}

/** A member's schema: its own schemas, or the schemas for unspecified members. */
export function memberSchema(schema: SchemaParts, name: string): SchemaParts {
  const parts = allParts(schema);
  const owner = parts.find(({ value }) => hasProperty(value, name));
  const { file, pointer } = owner?.origin ?? schema.origin;
  const own = parts.flatMap((part) =>
    hasProperty(part.value, name)
      ? [partBelow(part, objectOf(part.value["properties"])[name], "properties", name)]
      : closedBy(part, "additionalProperties"),
  );
  return {
    origin: { file, pointer: below(pointer, "properties", name) },
    parts: owner ? own : [...own, ...unevaluatedIn(schema)],
  };
}

/** The schema of members that no part describes. */
export function unspecifiedMembers(schema: SchemaParts): SchemaParts {
  return { origin: schema.origin, parts: unspecifiedIn(schema) };
}

const unspecifiedIn = oncePerObject((schema: SchemaParts): readonly OpenApiPart[] => [
  ...additionalIn(schema),
  ...unevaluatedIn(schema),
]);

const additionalIn = partsReader((part) => closedBy(part, "additionalProperties"));

/** The schemas of `unevaluatedProperties`, which are about members that no other part describes. */
function unevaluatedIn(schema: SchemaParts): readonly OpenApiPart[] {
  return additionalIn(schema).length > 0 ? [] : openIn(schema);
}

const openIn = partsReader((part) => closedBy(part, "unevaluatedProperties"));

function closedBy(part: OpenApiPart, key: string): readonly OpenApiPart[] {
  const value = part.value[key];
  if (value === false) return [{ ...part, value: NEVER }];
  return isObject(value) ? [partBelow(part, value, key)] : [];
}

/** Returns true if members that are not described may have any value. */
export function isOpen(schema: SchemaParts): boolean {
  return unspecifiedMembers(schema).parts.length === 0;
}

/** Returns true if the type in code has members of any name: the schema describes them, or none at all. */
export function hasAnyName(schema: SchemaParts): boolean {
  const values = valuesIn(schema);
  return (
    !isNever(unspecifiedMembers(schema)) &&
    (!isOpen(schema) || values.every(({ properties }) => properties === undefined))
  );
}

/** Returns true if no value is possible. */
export function isNever({ parts }: SchemaParts): boolean {
  return parts.some(({ value }) => canonical(value) === canonical(NEVER));
}

function hasProperty(value: UnknownObject, name: string): boolean {
  return member(objectOf(value["properties"]), name) !== undefined;
}

/** Returns true if a part describes a member. */
export function isDescribed(schema: SchemaParts, name: string): boolean {
  return valuesIn(schema).some((value) => hasProperty(value, name));
}

/** The names of members that are described or required, and possible. */
export function memberNames(
  schema: SchemaParts,
  names: readonly string[] = namedMembers(schema),
): readonly string[] {
  const required = requiredIn(schema);
  return names.filter(
    (name) =>
      required.has(name) || (isDescribed(schema, name) && !isNever(memberSchema(schema, name))),
  );
}

/** The names of members that are described or required. */
function namedMembers(schema: SchemaParts): readonly string[] {
  const described = valuesIn(schema).flatMap(({ properties }) => Object.keys(objectOf(properties)));
  return [...new Set([...described, ...requiredIn(schema)])];
}

/** The schema of a list's items. */
export function itemsSchema(schema: SchemaParts): SchemaParts {
  const parts = allParts(schema).filter(({ value }) => value["items"] !== undefined);
  const { file, pointer } = parts[0]?.origin ?? schema.origin;
  return {
    origin: { file, pointer: below(pointer, "items") },
    parts: parts.map((part) => partBelow(part, part.value["items"], "items")),
  };
}

/** The schemas of a list's first items, if one part states them. */
export function firstItems(schema: SchemaParts): readonly SchemaParts[] | undefined {
  const [part, ...others] = allParts(schema).filter(
    ({ value }) => value["prefixItems"] !== undefined,
  );
  if (!part || others.length > 0) return undefined;
  return listOf(part.value["prefixItems"]).map((item, index) =>
    onePart(partBelow(part, item, "prefixItems", index)),
  );
}

/** Describes old and new schemas briefly, for a change of both. */
export function schemaFacts(
  old: readonly SchemaParts[],
  next: readonly SchemaParts[],
): { readonly old: string; readonly new: string } {
  const all = [...old, ...next];
  const isClear = all.length === new Set(all.map(describeSchema)).size;
  const describe =
    isClear || (old.length < 2 && next.length < 2) ? describeSchema : describeDetails;
  return { old: describeSchemas(old, describe), new: describeSchemas(next, describe) };
}

/** Describes schemas briefly. */
export function describeSchemas(
  schemas: readonly SchemaParts[],
  describe: (schema: SchemaParts) => string = describeSchema,
): string {
  return [...new Set(schemas.map(describe))].toSorted().join(" or ") || "nothing";
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
  const [name, ...others] = allParts(schema).flatMap(({ value }) => schemaName(value) ?? []);
  if (name !== undefined && others.length === 0) return name;
  const types = typesOf(schema) ?? [];
  if (types.length > 0) return types.join(" or ");
  const values = valuesIn(schema);
  return values.length > 1 ? canonical(values) : canonical(values[0] ?? {});
}
