import { listOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { oncePerObject } from "../base/shared-parts.js";
import type { Origin } from "../spec/model/parameter.js";
import type { Change, Subject } from "./change.js";
import type { OpenApiContext, SchemaScope } from "./schema-context.js";
import { nameOfBoth, numbersOf, onePart, partKey, sideOf } from "./schema-keys.js";
import type { SchemaPart, SchemaParts } from "./schema-keys.js";
import { partBelow, targetOf } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

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
  for (const part of parts) expandPart(context, part, (name) => common.has(name), expanded);
  return {
    origin: only && parts.length === 1 ? targetOrigin(only) : origin,
    parts: [...expanded.values()],
  };
}

/** Adds the parts of a part, by keys that equal parts share. */
function expandPart(
  context: OpenApiContext,
  part: SchemaPart,
  isShared: (name: string) => boolean,
  expanded: Map<string, SchemaPart>,
  above: readonly string[] = [],
): void {
  const target = targetOf(part);
  // A reference that leads nowhere stays, because its values are unknown.
  const value = target ? withoutReference(part.value) : withoutMembers(part.value);
  const own = { ...part, value };
  // Parts of both documents may have one pointer.
  if (Object.keys(value).length > 0)
    expanded.set(`${part.origin.pointer} ${partKey(context, own)}`, own);
  const mark = part.shared !== undefined && { shared: part.shared };
  const name = target && nameOfBoth(context, part);
  const { pointer = "" } = target?.origin ?? {};
  if (target && name !== undefined && isShared(name))
    for (const [key, each] of sharedParts(context, target, name)) expanded.set(key, each);
  else if (target && !above.includes(pointer))
    expandPart(context, { ...target, ...mark }, isShared, expanded, [...above, pointer]);
  for (const each of membersOfAllOf(part))
    expandPart(context, { ...each, ...mark }, isShared, expanded, above);
}

/** The parts of a named schema that both schemas refer to. Parts have the name that is next to them. */
function sharedParts(
  context: OpenApiContext,
  target: OpenApiPart,
  name: string,
): ReadonlyMap<string, SchemaPart> {
  const { shared } = numbersOf(context);
  const key = `${sideOf(context, target)} ${name}`;
  const known = shared.get(key);
  if (known) return known;
  const parts = new Map<string, SchemaPart>();
  // A schema that contains itself adds nothing to itself.
  shared.set(key, parts);
  expandPart(context, { ...target, shared: name }, () => true, parts);
  return parts;
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

/** The named schemas of both documents that a schema refers to, by their names in the base. */
function referencedNames(context: OpenApiContext, { parts }: SchemaParts): readonly string[] {
  const names = new Set<string>();
  const visit = (part: OpenApiPart): void => {
    membersOfAllOf(part).forEach(visit);
    const target = targetOf(part);
    if (!target) return;
    const name = nameOfBoth(context, part);
    if (name !== undefined) names.add(name);
    for (const each of namesBelow(context, target)) names.add(each);
  };
  parts.forEach(visit);
  return [...names];
}

function namesBelow(context: OpenApiContext, target: OpenApiPart): readonly string[] {
  const { names } = numbersOf(context);
  const key = `${sideOf(context, target)} ${target.origin.pointer}`;
  const known = names.get(key);
  if (known) return known;
  names.set(key, []);
  const found = referencedNames(context, onePart(target));
  names.set(key, found);
  return found;
}
