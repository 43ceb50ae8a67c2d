import type { Origin } from "../spec/model/parameter.js";
import { canonical, isObject, listOf } from "../base/json.js";
import type { OpenApiContext } from "./schema-context.js";
import { partBelow, referenceOf, schemaName, targetOf } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

/** A schema as the parts that a value must satisfy. Parts may be of both documents. */
export interface SchemaParts {
  /** The location that findings name. */
  readonly origin: Origin;
  readonly parts: readonly OpenApiPart[];
}

/** Returns a schema that is one part. */
export function onePart(part: OpenApiPart): SchemaParts {
  return { origin: part.origin, parts: [part] };
}

/**
 * Replaces references and `allOf` of two schemas by their parts. A named schema that both contain is
 * that of the base in both, because named schemas are compared once.
 */
export function mergedPair(
  context: OpenApiContext,
  old: SchemaParts,
  next: SchemaParts,
): readonly [old: SchemaParts, next: SchemaParts] {
  const names = new Set(old.parts.flatMap((part) => namesIn(context, part)));
  const both = next.parts.flatMap((part) => namesIn(context, part));
  const common = new Set(both.filter((name) => names.has(name)));
  return [mergedSchema(context, old, common), mergedSchema(context, next, common)];
}

/** Replaces references and `allOf` of one schema by their parts. */
export function mergedSchema(
  context: OpenApiContext,
  { origin, parts }: SchemaParts,
  common: ReadonlySet<string> = new Set(),
): SchemaParts {
  const [only] = parts;
  return {
    origin: only && parts.length === 1 ? originOf(context, only, common) : origin,
    parts: withoutRepetitions(parts.flatMap((part) => expanded(context, part, common))),
  };
}

/**
 * Removes parts that are there already. A schema whose members are both itself and a schema that
 * contains it would have twice as many parts at each depth.
 */
function withoutRepetitions(parts: readonly OpenApiPart[]): readonly OpenApiPart[] {
  return parts.filter(
    (part, index) => !parts.slice(0, index).some((other) => isSamePart(part, other)),
  );
}

function isSamePart(one: OpenApiPart, other: OpenApiPart): boolean {
  return (
    one.origin.pointer === other.origin.pointer &&
    one.root === other.root &&
    canonical(one.value) === canonical(other.value)
  );
}

/** The location of the schema that a reference without other members leads to. */
function originOf(context: OpenApiContext, part: OpenApiPart, common: ReadonlySet<string>): Origin {
  const target = followed(context, part, common);
  return target && Object.keys(part.value).length === 1
    ? originOf(context, target, common)
    : part.origin;
}

function expanded(
  context: OpenApiContext,
  part: OpenApiPart,
  common: ReadonlySet<string>,
): readonly OpenApiPart[] {
  const { allOf: _parts, ...siblings } = part.value;
  const target = followed(context, part, common);
  const { $ref: _reference, ...others } = siblings;
  // A reference that leads nowhere stays, because its values are unknown.
  const own = target ? others : siblings;
  return [
    ...(Object.keys(own).length > 0 ? [{ ...part, value: own }] : []),
    ...[...(target ? [target] : []), ...membersOfAllOf(part)].flatMap((each) =>
      expanded(context, each, common),
    ),
  ];
}

function membersOfAllOf(part: OpenApiPart): readonly OpenApiPart[] {
  return listOf(part.value["allOf"]).map((each, index) => partBelow(part, each, "allOf", index));
}

function followed(
  context: OpenApiContext,
  part: OpenApiPart,
  common: ReadonlySet<string>,
): OpenApiPart | undefined {
  const target = targetOf(part);
  const name = nameOfBoth(context, part);
  if (!target || name === undefined || !common.has(name)) return target;
  return targetOf({ ...part, root: context.old }, name, target.origin);
}

/** The named schemas of both documents that a schema contains, by their names in the base. */
function namesIn(context: OpenApiContext, part: OpenApiPart): readonly string[] {
  const target = targetOf(part);
  return [
    ...[nameOfBoth(context, part) ?? []].flat(),
    ...[...(target ? [target] : []), ...membersOfAllOf(part)].flatMap((each) =>
      namesIn(context, each),
    ),
  ];
}

/** The base's name of a referenced schema that both documents have. */
export function nameOfBoth(
  { old, schemaNames }: OpenApiContext,
  { value, root }: OpenApiPart,
): string | undefined {
  const name = schemaName(value);
  if (name === undefined) return undefined;
  if (root === old) return schemaNames.has(name) ? name : undefined;
  return [...schemaNames].find(([, renamed]) => renamed === name)?.[0];
}

/**
 * Returns true if schemas have the same keywords and refer to the same named schemas. The content of
 * these may differ, which matters only in `oneOf`.
 */
export function isSameSchema(
  context: OpenApiContext,
  old: SchemaParts,
  next: SchemaParts,
): boolean {
  const [before, after] = [old, next].map(({ parts }) =>
    parts.map((part) => partKey(context, part)).toSorted(),
  );
  return canonical(before) === canonical(after);
}

/** The canonical text of a part, with references by the base's names. */
export function partKey(context: OpenApiContext, part: OpenApiPart): string {
  return canonical(withBaseNames(context, part, part.value));
}

function withBaseNames(context: OpenApiContext, part: OpenApiPart, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withBaseNames(context, part, each));
  if (!isObject(value)) return value;
  const reference = referenceOf(value);
  const name = nameOfBoth(context, { ...part, value });
  const side = part.root === context.old ? "old" : "new";
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === "$ref" && reference !== undefined
        ? (name ?? (targetOf({ ...part, value }) ? `${side} ${reference}` : reference))
        : withBaseNames(context, part, each),
    ]),
  );
}
