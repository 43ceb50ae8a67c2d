import { canonical, listOf, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { oncePerObject } from "../base/shared-parts.js";
import type { Origin } from "../spec/model/parameter.js";
import { mapSubschemas } from "../spec/schema/json-schema.js";
import type { Change, Subject } from "./change.js";
import { partBelow, referenceOf, schemaName, targetOf } from "./openapi-part.js";
import type { OpenApiContext, OpenApiPart, SchemaScope } from "./openapi-part.js";

/** A schema as the parts that a value must satisfy. */
export interface SchemaParts {
  /** The location that findings name. */
  readonly origin: Origin;
  readonly parts: readonly OpenApiPart[];
  /** The named schemas that the other schema refers to, too, which are compared on their own. */
  readonly shared?: SharedParts;
}

/** The parts of named schemas. */
interface SharedParts {
  /** The names in the base. */
  readonly names: readonly string[];
  readonly parts: readonly OpenApiPart[];
}

/** Returns a schema that is one part. */
export function onePart(part: OpenApiPart): SchemaParts {
  return { origin: part.origin, parts: [part] };
}

/** The parts that a schema states itself, and the shared ones. */
export const allParts = oncePerObject(({ parts, shared }: SchemaParts): readonly OpenApiPart[] =>
  shared ? [...parts, ...shared.parts] : parts,
);

/** Two schemas that are still to be compared, with the changes that count. */
export interface SchemaPair {
  readonly scope: SchemaScope;
  readonly old: SchemaParts;
  readonly next: SchemaParts;
  readonly counts?: (change: Change) => boolean;
  /** True for alternatives, whose union is compared for null. */
  readonly isAlternative?: true;
  /** The first pairs of referenced schemas on the way to it. */
  readonly above?: readonly string[];
}

/** Two schemas with all their parts, which are compared. */
export interface ComparedSchemas {
  readonly scope: SchemaScope;
  readonly subject: Subject;
  readonly old: SchemaParts;
  readonly next: SchemaParts;
  /** The keywords that differ in what the schemas state themselves. */
  readonly changed: ReadonlySet<string>;
}

/** A change, or a pair of schemas to compare. */
export type Found = Change | SchemaPair;

/** The subject of changes between two schemas. */
export function subjectOf(
  { module, path }: SchemaScope,
  old: SchemaParts,
  next: SchemaParts,
): Subject {
  return { module, ...(path !== "" && { parameter: path }), old: old.origin, new: next.origin };
}

/** The known schemas of two documents. */
interface Known {
  /** Numbers of schemas by their content: equal ones have one number, in both documents. */
  readonly numbers: Map<string, number>;
  readonly numbered: Readonly<Record<Side, WeakMap<UnknownObject, number>>>;
  /** Whether named schemas differ, by their names in the base. */
  readonly changed: Map<string, boolean>;
  /** Whether alternatives accept null. */
  readonly nullable: Map<string, boolean>;
  /** The parts of named schemas, and the names that they refer to, on each side. */
  readonly shared: Map<string, SharedParts>;
  readonly names: Map<string, ReadonlySet<string>>;
}

export const knownOf = oncePerObject((_context: OpenApiContext): Known => ({
  numbers: new Map(),
  numbered: { old: new WeakMap(), new: new WeakMap() },
  changed: new Map(),
  nullable: new Map(),
  shared: new Map(),
  names: new Map(),
}));

type Side = "old" | "new";

function sideOf({ old }: OpenApiContext, { root }: Pick<OpenApiPart, "root">): Side {
  return root === old ? "old" : "new";
}

/** The base's name of a referenced schema that both documents have. */
function nameOfBoth(context: OpenApiContext, { value, root }: OpenApiPart): string | undefined {
  const name = schemaName(value);
  if (name === undefined) return undefined;
  if (root === context.old) return context.schemaNames.has(name) ? name : undefined;
  return oldNames(context).get(name);
}

const oldNames = oncePerObject(
  ({ schemaNames }: OpenApiContext): ReadonlyMap<string, string> =>
    new Map([...schemaNames].map(([old, next]) => [next, old])),
);

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

/** Keywords that mean nothing for JSON, or that only references need. */
const SILENT: ReadonlySet<string> = new Set([
  "$anchor",
  "$defs",
  "$dynamicAnchor",
  "$id",
  "$schema",
  "xml",
]);

/**
 * Returns true for keywords that do not restrict values: silent keywords, vendor extensions, and
 * descriptions.
 */
function isSilent({ docs }: OpenApiContext, key: string): boolean {
  if (key.startsWith("x-")) return !KNOWN_EXTENSIONS.has(key);
  return SILENT.has(key) || (!docs && SCHEMA_DOCS.includes(key));
}

/**
 * A key of a part's keywords, with references by the base's names. The content of named schemas may
 * differ, except for those in `oneOf`, where a value that two of them accept is rejected, and those
 * whose members are the only ones that `unevaluatedProperties` accepts.
 */
export function partKey(context: OpenApiContext, { value, root }: OpenApiPart): number {
  const { numbers, numbered, changed } = knownOf(context);
  const side = sideOf(context, { root });
  const isCompared = ([key]: readonly [string, unknown]): boolean => !isSilent(context, key);
  const isChanged = (each: UnknownObject): boolean => {
    const name = nameOfBoth(context, { value: each, root, origin: ORIGIN });
    if (name === undefined) return false;
    const differs = changed.get(name) ?? isSchemaChanged(context, name);
    changed.set(name, differs);
    return differs;
  };
  const visit = (schema: UnknownObject): number => {
    const found = numbered[side].get(schema);
    if (found !== undefined) return found;
    const stated = Object.fromEntries(Object.entries(schema).filter(isCompared));
    const { $ref: _reference, ...inner } = mapSubschemas(stated, (each) => ({ key: visit(each) }));
    const target = referenceKey(context, { value: schema, root, origin: ORIGIN });
    const others = isClosing(schema) ? [schema, ...listOf(schema["allOf"]).map(objectOf)] : [];
    const isMarked = [...listOf(schema["oneOf"]).map(objectOf), ...others].some(isChanged);
    const text = canonical([inner, target, isMarked ? side : ""]);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    numbered[side].set(schema, number);
    return number;
  };
  return visit(value);
}

const ORIGIN: Origin = { file: "", pointer: "" };

/** Returns true if a schema is about the members that no schema describes for the same object. */
export function isClosing(schema: UnknownObject): boolean {
  return schema["unevaluatedProperties"] !== undefined;
}

function referenceKey(context: OpenApiContext, part: OpenApiPart): string {
  const reference = referenceOf(part.value) ?? "";
  const name = nameOfBoth(context, part);
  if (name !== undefined || !targetOf(part)) return name ?? reference;
  return `${sideOf(context, part)} ${reference}`;
}

function isSchemaChanged({ old, new: next, schemaNames }: OpenApiContext, name: string): boolean {
  const [before, after] = [schemasOf(old)[name], schemasOf(next)[schemaNames.get(name) ?? name]];
  return canonical(before ?? null) !== canonical(after ?? null);
}

/** The named schemas of a document. */
export function schemasOf(root: UnknownObject): UnknownObject {
  return objectOf(objectOf(root["components"])["schemas"]);
}

/** A key for a schema's content. */
export function schemaKey(context: OpenApiContext, { parts, shared }: SchemaParts): string {
  const keys = [...new Set(parts.map((part) => partKey(context, part)))].toSorted((a, b) => a - b);
  return [...keys, ...(shared?.names ?? []).map((name) => `=${name}`)].join(" ");
}

/** A key for a schema and its document. */
export function locatedKey(context: OpenApiContext, schema: SchemaParts): string {
  return `${schema.parts.map((part) => sideOf(context, part)).join()} ${schemaKey(context, schema)}`;
}

/** Returns true if schemas have the same keywords and refer to the same named schemas. */
export function isSameSchema(
  context: OpenApiContext,
  old: SchemaParts,
  next: SchemaParts,
): boolean {
  return schemaKey(context, old) === schemaKey(context, next);
}

/** Keywords that depend on each other in the same part. */
const OBJECT_KEYWORDS = [
  "properties",
  "patternProperties",
  "additionalProperties",
  "unevaluatedProperties",
];

/**
 * The keywords in which two schemas themselves differ. Other differences are changes to a named
 * schema that both refer to.
 */
export function changedKeywords(
  context: OpenApiContext,
  old: SchemaParts,
  next: SchemaParts,
): ReadonlySet<string> {
  const [before, after] = [old, next].map(({ parts }) => {
    const keys = new Map<string, Set<number>>();
    const add = (name: string, part: OpenApiPart): void => {
      keys.set(name, (keys.get(name) ?? new Set()).add(partKey(context, part)));
    };
    for (const part of parts) {
      const stated = Object.entries(part.value).filter(([key]) => !isSilent(context, key));
      for (const [key, value] of stated) add(key, { ...part, value: { [key]: value } });
      const members = stated.filter(([key]) => OBJECT_KEYWORDS.includes(key));
      if (members.length > 1) add(OBJECT, { ...part, value: Object.fromEntries(members) });
    }
    return keys;
  });
  const isSame = (key: string): boolean => {
    const [own, its] = [before?.get(key) ?? new Set(), after?.get(key) ?? new Set()];
    return own.size === its.size && [...own].every((each) => its.has(each));
  };
  const changed = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].filter(
    (key) => !isSame(key),
  );
  const areMoved =
    changed.includes(OBJECT) && !OBJECT_KEYWORDS.some((key) => changed.includes(key));
  return new Set([
    ...changed.filter((key) => key !== OBJECT),
    ...(areMoved ? OBJECT_KEYWORDS : []),
  ]);
}

const OBJECT = "members";

/**
 * Replaces references and `allOf` of two schemas with their parts. Named schemas that both refer to
 * stay apart, because they are compared once.
 */
export function mergedPair(
  context: OpenApiContext,
  old: SchemaParts,
  next: SchemaParts,
): readonly [old: SchemaParts, next: SchemaParts] {
  const refersTo = (schema: SchemaParts) => (name: string) =>
    schema.parts.some((part) => isReferring(context, part, name));
  return [mergedSchema(context, old, refersTo(next)), mergedSchema(context, next, refersTo(old))];
}

/** Replaces references and `allOf` of one schema with their parts. */
export function mergedSchema(
  context: OpenApiContext,
  { origin, parts }: SchemaParts,
  isShared: (name: string) => boolean = () => false,
): SchemaParts {
  const [only] = parts;
  const expanded: Expanded = { parts: new Map(), names: new Map() };
  for (const part of parts) expandPart(context, part, isShared, expanded);
  return {
    origin: only && parts.length === 1 ? targetOrigin(only) : origin,
    parts: [...expanded.parts.values()],
    ...(expanded.names.size > 0 && { shared: sharedParts(context, expanded.names) }),
  };
}

interface Expanded {
  /** By keys that equal parts share. */
  readonly parts: Map<string, OpenApiPart>;
  readonly names: Map<string, OpenApiPart>;
}

function expandPart(
  context: OpenApiContext,
  part: OpenApiPart,
  isShared: (name: string) => boolean,
  expanded: Expanded,
  above: readonly string[] = [],
): void {
  const target = targetOf(part);
  // A reference that leads nowhere stays, because its values are unknown.
  const value = target ? withoutReference(part.value) : withoutMembers(part.value);
  const own = { ...part, value };
  // Parts of both documents may have one pointer.
  if (Object.keys(value).length > 0)
    expanded.parts.set(`${part.origin.pointer} ${partKey(context, own)}`, own);
  const name = target && nameOfBoth(context, part);
  const { pointer = "" } = target?.origin ?? {};
  if (target && name !== undefined && isShared(name)) expanded.names.set(name, target);
  else if (target && !above.includes(pointer))
    expandPart(context, target, isShared, expanded, [...above, pointer]);
  for (const each of membersOfAllOf(part)) expandPart(context, each, isShared, expanded, above);
}

/** The parts of named schemas that both schemas refer to, and of those that these refer to. */
function sharedParts(
  context: OpenApiContext,
  named: ReadonlyMap<string, OpenApiPart>,
): SharedParts {
  const names = [...named.keys()].toSorted();
  const [[, target] = [], ...more] = named;
  const { shared } = knownOf(context);
  const key = `${target ? sideOf(context, target) : ""} ${names.join(" ")}`;
  const known = shared.get(key);
  if (known) return known;
  // A schema that contains itself adds nothing to itself.
  shared.set(key, { names, parts: [] });
  const found: Expanded = { parts: new Map(), names: new Map() };
  if (target && more.length === 0) expandPart(context, target, () => true, found);
  const below = more.length > 0 ? [...named].map((each) => new Map([each])) : [found.names];
  const others = below.filter(({ size }) => size > 0).map((each) => sharedParts(context, each));
  const parts = new Set([...found.parts.values(), ...others.flatMap((each) => each.parts)]);
  const all = { names, parts: [...parts] };
  shared.set(key, all);
  return all;
}

const withoutMembers = oncePerObject((schema: UnknownObject): UnknownObject => {
  if (!Object.hasOwn(schema, "allOf")) return schema;
  const { allOf: _members, ...own } = schema;
  return own;
});

const withoutReference = oncePerObject((schema: UnknownObject): UnknownObject => {
  const { $ref: _reference, ...own } = withoutMembers(schema);
  return own;
});

/** The location of the schema that a reference without other members leads to. */
function targetOrigin(part: OpenApiPart, above: readonly string[] = []): Origin {
  const target = Object.keys(part.value).length === 1 ? targetOf(part) : undefined;
  if (!target || above.includes(target.origin.pointer)) return part.origin;
  return targetOrigin(target, [...above, target.origin.pointer]);
}

function membersOfAllOf(part: OpenApiPart): readonly OpenApiPart[] {
  return listOf(part.value["allOf"]).map((each, index) => partBelow(part, each, "allOf", index));
}

/** Returns true if a value of a part is one of a named schema, too. */
function isReferring(context: OpenApiContext, part: OpenApiPart, name: string): boolean {
  const target = targetOf(part);
  return (
    membersOfAllOf(part).some((each) => isReferring(context, each, name)) ||
    (target !== undefined &&
      (nameOfBoth(context, part) === name || namesBelow(context, target).has(name)))
  );
}

function namesBelow(context: OpenApiContext, target: OpenApiPart): ReadonlySet<string> {
  const { names } = knownOf(context);
  const key = `${sideOf(context, target)} ${target.origin.pointer}`;
  const known = names.get(key);
  if (known) return known;
  const found = new Set<string>();
  names.set(key, found);
  const visit = (part: OpenApiPart): void => {
    membersOfAllOf(part).forEach(visit);
    const below = targetOf(part);
    const name = below && nameOfBoth(context, part);
    if (name !== undefined) found.add(name);
    for (const each of below ? namesBelow(context, below) : []) found.add(each);
  };
  visit(target);
  return found;
}
