import { canonical, isObject, listOf, member, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { below } from "../base/document.js";
import { oncePerObject } from "../base/once-per-object.js";
import type { Origin } from "../spec/model/parameter.js";
import { isAnnotation } from "../spec/schema/keywords.js";
import { mapSubschemas } from "../spec/schema/json-schema.js";
import { jsonType, listedValues, requiredNames, statedTypes } from "../spec/schema/values.js";
import type { Change, Subject } from "./change.js";
import type { OpenApiContext, SchemaScope } from "./schema-context.js";
import { partBelow, referenceOf, schemaName, targetOf } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

/** A schema as the parts that a value must satisfy. */
export interface SchemaParts {
  /** The location that findings name. */
  readonly origin: Origin;
  readonly parts: readonly SchemaPart[];
}

/** A part of a schema. */
export interface SchemaPart extends OpenApiPart {
  /** The base's name of the schema that the part is of, if the other schema refers to it, too. */
  readonly shared?: string;
}

/** Two schemas that are still to be compared, with the changes that count. */
export interface SchemaPair {
  readonly scope: SchemaScope;
  readonly old: SchemaParts;
  readonly next: SchemaParts;
  readonly counts?: (change: Change) => boolean;
  /** The first pairs of referenced schemas on the way to it. */
  readonly above?: readonly string[];
}

/** A change, or schemas below whose changes follow. */
export type Found = Change | SchemaPair;

/** The subject of changes of two schemas. */
export function subjectOf(
  { module, path }: SchemaScope,
  old: SchemaParts,
  next: SchemaParts,
): Subject {
  return { module, ...(path !== "" && { parameter: path }), old: old.origin, new: next.origin };
}

/** Returns a schema that is one part. */
export function onePart(part: OpenApiPart): SchemaParts {
  return { origin: part.origin, parts: [part] };
}

/**
 * Replaces references and `allOf` of two schemas by their parts. The parts of a named schema that
 * both refer to are marked, because named schemas are compared once.
 */
export function mergedPair(
  context: OpenApiContext,
  old: SchemaParts,
  next: SchemaParts,
): readonly [old: SchemaParts, next: SchemaParts] {
  const names = new Set(referencedNames(context, old));
  const common = new Set(referencedNames(context, next).filter((name) => names.has(name)));
  return [mergedSchema(context, old, common), mergedSchema(context, next, common)];
}

/** Replaces references and `allOf` of one schema by their parts. */
export function mergedSchema(
  context: OpenApiContext,
  { origin, parts }: SchemaParts,
  common: ReadonlySet<string> = new Set(),
): SchemaParts {
  const [only] = parts;
  const expanded = new Map<string, SchemaPart>();
  const above = new Set<string>();
  const visit = (part: SchemaPart): void => {
    const { allOf: _members, $ref: reference, ...own } = part.value;
    const target = targetOf(part);
    const name = target && nameOfBoth(context, part);
    const shared = part.shared ?? (name !== undefined && common.has(name) ? name : undefined);
    const mark = shared !== undefined && { shared };
    // A reference that leads nowhere stays, because its values are unknown.
    const kept = target || reference === undefined ? own : { $ref: reference, ...own };
    if (Object.keys(kept).length > 0) {
      const stated = { ...part, value: kept };
      expanded.set(`${part.origin.pointer} ${partKey(context, stated)}`, stated);
    }
    if (target && !above.has(target.origin.pointer)) {
      above.add(target.origin.pointer);
      visit({ ...target, ...mark });
      above.delete(target.origin.pointer);
    }
    for (const each of membersOfAllOf(part)) visit({ ...each, ...(part.shared && mark) });
  };
  parts.forEach(visit);
  return {
    origin: only && parts.length === 1 ? targetOrigin(only) : origin,
    // Parts of both documents may have one pointer.
    parts: [...expanded.values()],
  };
}

/** The location of the schema that a reference without other members leads to. */
function targetOrigin(part: OpenApiPart, above: readonly string[] = []): Origin {
  const target = Object.keys(part.value).length === 1 ? targetOf(part) : undefined;
  if (!target || above.includes(target.origin.pointer)) return part.origin;
  return targetOrigin(target, [...above, target.origin.pointer]);
}

function membersOfAllOf(part: OpenApiPart): readonly OpenApiPart[] {
  return listOf(part.value["allOf"]).map((each, index) => partBelow(part, each, "allOf", index));
}

/** The named schemas of both documents that a schema refers to, by their names in the base. */
function referencedNames(context: OpenApiContext, { parts }: SchemaParts): readonly string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (part: OpenApiPart): void => {
    const target = targetOf(part);
    const name = target && nameOfBoth(context, part);
    if (name !== undefined) names.add(name);
    membersOfAllOf(part).forEach(visit);
    if (!target || seen.has(target.origin.pointer)) return;
    seen.add(target.origin.pointer);
    visit(target);
  };
  parts.forEach(visit);
  return [...names];
}

/** The base's name of a referenced schema that both documents have. */
export function nameOfBoth(
  context: OpenApiContext,
  { value, root }: OpenApiPart,
): string | undefined {
  const name = schemaName(value);
  if (name === undefined) return undefined;
  if (root === context.old) return context.schemaNames.has(name) ? name : undefined;
  return oldNames(context).get(name);
}

const oldNames = oncePerObject(
  ({ schemaNames }: OpenApiContext): ReadonlyMap<string, string> =>
    new Map([...schemaNames].map(([old, next]) => [next, old])),
);

/** Numbers schemas by their content: equal ones have one number, in both documents. */
interface SchemaNumbers {
  readonly numbers: Map<string, number>;
  readonly known: Readonly<Record<"old" | "new", WeakMap<UnknownObject, number>>>;
  /** Whether named schemas differ, by their names in the base. */
  readonly changed: Map<string, boolean>;
}

const numbersOf = oncePerObject((_context: OpenApiContext): SchemaNumbers => ({
  numbers: new Map(),
  known: { old: new WeakMap(), new: new WeakMap() },
  changed: new Map(),
}));

/** Keywords that describe schemas to readers. */
export const SCHEMA_DOCS: readonly string[] = [
  "$comment",
  "title",
  "description",
  "example",
  "examples",
  "externalDocs",
];

/** Extensions that the generator adds or reads. */
const KNOWN_EXTENSIONS: ReadonlySet<string> = new Set(["x-implied-type", "x-wire-format"]);

/** Returns true for extensions, which have no meaning in schemas. */
export function isVendorKey(key: string): boolean {
  return key.startsWith("x-") && !KNOWN_EXTENSIONS.has(key);
}

/**
 * A key of a part's keywords, with references by the base's names. The content of named schemas may
 * differ, apart from those in `oneOf`, where a value that two of them accept is refused.
 */
export function partKey(context: OpenApiContext, { value, root }: OpenApiPart): number {
  const { numbers, known, changed } = numbersOf(context);
  const side = root === context.old ? "old" : "new";
  const isSilent = (key: string): boolean =>
    isVendorKey(key) || (!context.docs && SCHEMA_DOCS.includes(key));
  const isChanged = (each: UnknownObject): boolean => {
    const name = nameOfBoth(context, { value: each, root, origin: ORIGIN });
    if (name === undefined) return false;
    const differs = changed.get(name) ?? isSchemaChanged(context, name);
    changed.set(name, differs);
    return differs;
  };
  const visit = (schema: UnknownObject): number => {
    const found = known[side].get(schema);
    if (found !== undefined) return found;
    const stated = Object.fromEntries(Object.entries(schema).filter(([key]) => !isSilent(key)));
    const { $ref: _reference, ...inner } = mapSubschemas(stated, (each) => ({ key: visit(each) }));
    const target = referenceKey(context, { value: schema, root, origin: ORIGIN });
    const choices = listOf(schema["oneOf"]).map(objectOf).filter(isChanged);
    const text = canonical([inner, target, choices.length > 0 ? side : ""]);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    known[side].set(schema, number);
    return number;
  };
  return visit(value);
}

const ORIGIN: Origin = { file: "", pointer: "" };

function referenceKey(context: OpenApiContext, part: OpenApiPart): string {
  const reference = referenceOf(part.value) ?? "";
  const name = nameOfBoth(context, part);
  if (name !== undefined || !targetOf(part)) return name ?? reference;
  return `${part.root === context.old ? "old" : "new"} ${reference}`;
}

function isSchemaChanged({ old, new: next, schemaNames }: OpenApiContext, name: string): boolean {
  const [before, after] = [schemasOf(old)[name], schemasOf(next)[schemaNames.get(name) ?? name]];
  return canonical(before ?? null) !== canonical(after ?? null);
}

/** The named schemas of a document. */
export function schemasOf(root: UnknownObject): UnknownObject {
  return objectOf(objectOf(root["components"])["schemas"]);
}

/** A key of the content of a schema. */
export function schemaKey(context: OpenApiContext, { parts }: SchemaParts): string {
  const keys = parts.map((part) =>
    part.shared === undefined ? String(partKey(context, part)) : `=${part.shared}`,
  );
  return [...new Set(keys)].toSorted().join(" ");
}

/** Returns true if schemas have the same keywords and refer to the same named schemas. */
export function isSameSchema(
  context: OpenApiContext,
  old: SchemaParts,
  next: SchemaParts,
): boolean {
  return schemaKey(context, old) === schemaKey(context, next);
}

/** Returns true if a member differs in the parts that the schemas state themselves. */
export function isOwnMember(
  context: OpenApiContext,
  old: SchemaParts,
  next: SchemaParts,
  name: string,
): boolean {
  if (!old.parts.some(({ shared }) => shared !== undefined)) return true;
  const own = ({ origin, parts }: SchemaParts): SchemaParts => ({
    origin,
    parts: parts.filter(({ shared }) => shared === undefined),
  });
  const stated = (schema: SchemaParts): string =>
    `${requiredNames(valuesIn(schema)).has(name)} ${schemaKey(context, memberSchema(schema, name))}`;
  return stated(own(old)) !== stated(own(next));
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
  if (!old.parts.some(({ shared }) => shared !== undefined)) return true;
  const [before, after] = [old, next].map(({ parts }) =>
    parts.flatMap((part) => {
      const own = keywords.filter((key) => Object.hasOwn(part.value, key));
      if (part.shared !== undefined || own.length === 0) return [];
      const value = Object.fromEntries(own.map((key) => [key, part.value[key]]));
      return [partKey(context, { ...part, value })];
    }),
  );
  const [one, other] = [new Set(before), new Set(after)];
  return one.size !== other.size || [...one].some((key) => !other.has(key));
}

/** The values of parts, to compare keywords. */
export function valuesIn({ parts }: SchemaParts): readonly UnknownObject[] {
  return parts.map(({ value }) => value);
}

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

/** Returns true if null is a possible value. */
export function isNullable(context: OpenApiContext, schema: SchemaParts): boolean {
  return (
    (statedTypes(valuesIn(schema))?.includes("null") ?? true) &&
    (listedValues(valuesIn(schema))?.includes(null) ?? true) &&
    unionsOf(schema).every(({ alternatives }) =>
      alternatives.some((each) => isNullable(context, mergedSchema(context, each))),
    )
  );
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
export function memberNames(schema: SchemaParts): readonly string[] {
  const described = valuesIn(schema).flatMap(({ properties }) => Object.keys(objectOf(properties)));
  const required = requiredNames(valuesIn(schema));
  return [...new Set([...described, ...required])].filter(
    (name) => required.has(name) || !isNever(memberSchema(schema, name)),
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
  const detailed = (schemas: readonly SchemaParts[]): string =>
    [...new Set(schemas.map(describeDetails))].toSorted().join(" or ");
  return { old: detailed(old), new: detailed(next) };
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
