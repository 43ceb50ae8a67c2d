import { below } from "../base/document.js";
import { isObject, memberAt, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { oncePerObject } from "../base/shared-parts.js";
import type { Origin } from "../spec/model/parameter.js";
import type { Change, Subject } from "./change.js";
import { docsChanges } from "./remarks.js";

/** The context for comparing OpenAPI documents. */
export interface OpenApiContext {
  /** True if descriptions are compared. */
  readonly docs: boolean;
  /** The complete documents, for references. */
  readonly old: UnknownObject;
  readonly new: UnknownObject;
  /** Maps the old names of schemas to new ones. Unchanged names are included. */
  readonly schemaNames: ReadonlyMap<string, string>;
}

/** The direction of a schema's values: requests or responses. */
export type ValueDirection = "request" | "response";

/** The location of a schema in a request or a response. */
export interface SchemaScope {
  /** The operation's id, or `#/…` for a schema. */
  readonly module: string;
  /** The path of the field; empty for the schema itself. */
  readonly path: string;
  /** True for a complete response or an alternative of one. */
  readonly top: boolean;
  readonly context: OpenApiContext;
  /** Default: responses. */
  readonly direction?: ValueDirection;
}

/**
 * A part of an OpenAPI document with its location, and the document that its references are
 * resolved in.
 */
export interface OpenApiPart {
  readonly value: UnknownObject;
  readonly origin: Origin;
  readonly root: UnknownObject;
}

/** The schema `false`: no value is in an empty list. */
export const NEVER: UnknownObject = { enum: [] };

/** Returns part of a part. */
export function partBelow(
  { origin, root }: OpenApiPart,
  value: unknown,
  ...tokens: readonly (string | number)[]
): OpenApiPart {
  return {
    value: value === false ? NEVER : objectOf(value),
    origin: { ...origin, pointer: below(origin.pointer, ...tokens) },
    root,
  };
}

/** Follows a part's references. A reference cycle counts as an empty part. */
export function resolved(part: OpenApiPart, above: readonly string[] = []): OpenApiPart {
  const reference = referenceOf(part.value);
  if (reference === undefined) return part;
  if (above.includes(reference)) return { ...part, value: {} };
  const target = followed(part.root, reference);
  if (!target) return part;
  const origin = { ...part.origin, pointer: reference.slice(1) };
  return resolved({ value: target, origin, root: part.root }, [...above, reference]);
}

/** A component that is not a schema. */
const OTHER_COMPONENT = /^#\/components\/(?!schemas\/)[^/]+\/[^/]+$/;

/**
 * Follows a schema's references. A reference to a component of a different kind is not followed.
 */
export function resolvedSchema(part: OpenApiPart): OpenApiPart {
  return OTHER_COMPONENT.test(referenceOf(part.value) ?? "") ? part : resolved(part);
}

/** The schema that a reference refers to. */
export function targetOf(
  part: OpenApiPart,
  name?: string,
  origin?: Origin,
): OpenApiPart | undefined {
  const reference = name === undefined ? referenceOf(part.value) : `#/components/schemas/${name}`;
  if (reference === undefined || OTHER_COMPONENT.test(reference)) return undefined;
  const value = followed(part.root, reference);
  if (!value) return undefined;
  return { ...part, value, origin: origin ?? { ...part.origin, pointer: reference.slice(1) } };
}

export function referenceOf(value: UnknownObject): string | undefined {
  const reference = value["$ref"];
  return typeof reference === "string" ? reference : undefined;
}

function followed(root: UnknownObject, reference: string): UnknownObject | undefined {
  const value = reference.startsWith("#/") ? memberAt(root, reference.slice(1)) : undefined;
  return isObject(value) ? value : undefined;
}

/** The name of the schema that a reference leads to. */
export function schemaName(value: UnknownObject): string | undefined {
  return /^#\/components\/schemas\/([^/]+)$/.exec(referenceOf(value) ?? "")?.[1];
}

/** A value's references to other parts, including the targets of discriminators' mappings. */
const referencesIn = oncePerObject((from: object): ReadonlySet<string> => {
  const found = new Set<string>();
  const stack: unknown[] = [from];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== "object" || value === null) continue;
    const { $ref, discriminator } = objectOf(value);
    for (const target of [$ref, ...Object.values(objectOf(objectOf(discriminator)["mapping"]))])
      if (typeof target === "string") found.add(target);
    for (const each of Object.values(value)) stack.push(each);
  }
  return found;
});

/** The references in values, and in the parts that they lead to. */
export function reachableReferences(
  root: UnknownObject,
  from: readonly unknown[],
): ReadonlySet<string> {
  const found = new Set(referencesIn(from));
  // The set grows while it is read.
  for (const reference of found)
    for (const each of referencesIn(followed(root, reference) ?? {})) found.add(each);
  return found;
}

/** A part of an operation in both versions of an OpenAPI document. */
export interface OpenApiPair {
  /** The id of the operation. */
  readonly module: string;
  readonly context: OpenApiContext;
  readonly old: OpenApiPart;
  readonly new: OpenApiPart;
}

/** The subject of a part's changes. */
export function subjectOf({ module, old, new: next }: OpenApiPair): Subject {
  return { module, old: old.origin, new: next.origin };
}

/** A member of a part. */
export function memberOf(part: OpenApiPart, key: string): OpenApiPart {
  return partBelow(part, part.value[key], key);
}

/** A member in both versions of a part. */
export function memberPair(pair: OpenApiPair, key: string): OpenApiPair {
  return { ...pair, old: memberOf(pair.old, key), new: memberOf(pair.new, key) };
}

/**
 * Follows the references of both versions. If one of them leads nowhere, nothing is known, so that
 * both are empty.
 */
export function resolvedPair({ old, new: next, ...pair }: OpenApiPair): OpenApiPair {
  const [before, after] = [resolved(old), resolved(next)];
  const isUnknown = [before, after].some(({ value }) => referenceOf(value) !== undefined);
  return isUnknown
    ? { ...pair, old: { ...before, value: {} }, new: { ...after, value: {} } }
    : { ...pair, old: before, new: after };
}

/** Compares a part's descriptions, if requested. */
export function textChanges(pair: OpenApiPair, keys: readonly string[]): readonly Change[] {
  if (!pair.context.docs) return [];
  return docsChanges(subjectOf(pair), pair.old.value, pair.new.value, keys);
}
