import type { Change, Subject } from "./change.js";
import { docsChanges } from "./remarks.js";
import type { OpenApiContext } from "./schema-context.js";
import { partBelow, referenceOf, resolved } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

/** A part of an operation in both versions of an OpenAPI document. */
export interface OpenApiPair {
  /** The id of the operation. */
  readonly module: string;
  readonly context: OpenApiContext;
  readonly old: OpenApiPart;
  readonly new: OpenApiPart;
}

/** The subject of changes of a part. */
export function subjectOf({ module, old, new: next }: OpenApiPair): Subject {
  return { module, old: old.origin, new: next.origin };
}

/** A member of a part. */
export function memberOf(part: OpenApiPart, key: string): OpenApiPart {
  return partBelow(part, part.value[key], key);
}

/** A member of both versions of a part. */
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

/** Compares the texts of a part for readers, if they are requested. */
export function textChanges(pair: OpenApiPair, keys: readonly string[]): readonly Change[] {
  if (!pair.context.docs) return [];
  return docsChanges(subjectOf(pair), pair.old.value, pair.new.value, keys);
}
