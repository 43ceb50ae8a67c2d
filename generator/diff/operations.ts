import { OPERATION_KEYS } from "../spec/openapi/units.js";
import type { Origin } from "../spec/model/parameter.js";
import type { UnknownObject } from "../base/json.js";
import { member, objectOf } from "../base/json.js";
import { below } from "../base/document.js";
import type { OpenApiModel, SkippedPart } from "../spec/model/spec-model.js";

/**
 * An operation with its location. It may have any method, including methods without generated code.
 */
export interface LocatedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: UnknownObject;
  /** The path item of the operation. */
  readonly item: UnknownObject;
  readonly origin: Origin;
  readonly itemOrigin: Origin;
  /** Absent if code is generated for the operation. */
  readonly skipped?: SkippedPart;
}

/**
 * The operations of an OpenAPI document. An invalid operation has its method and path as its id if
 * a valid one, or one before it, has the same id.
 */
export function operationsOf(
  { file, skipped: parts }: Pick<OpenApiModel, "file" | "skipped">,
  paths: UnknownObject,
): readonly LocatedOperation[] {
  const skipped = new Map(parts.map((part) => [part.pointer, part]));
  const all = Object.entries(paths).flatMap(([path, given]) => {
    const item = objectOf(given);
    const itemPointer = below("/paths", path);
    return OPERATION_KEYS.filter((method) => Object.hasOwn(item, method)).map((method) => {
      const operation = objectOf(item[method]);
      const id = member(operation, "operationId");
      const pointer = below(itemPointer, method);
      const own = skipped.get(pointer);
      return {
        id: typeof id === "string" ? id : `${method.toUpperCase()} ${path}`,
        method,
        path,
        operation,
        item,
        origin: { file, pointer },
        itemOrigin: { file, pointer: itemPointer },
        ...(own && { skipped: own }),
      };
    });
  });
  const known = new Set(all.flatMap(({ id, skipped: own }) => (own?.isInvalid ? [] : [id])));
  return all.map((each) => {
    if (!each.skipped?.isInvalid) return each;
    const id = known.has(each.id) ? `${each.method.toUpperCase()} ${each.path}` : each.id;
    known.add(id);
    return { ...each, id };
  });
}

/** The operations of two OpenAPI documents, in matched pairs. */
export interface MatchedOperations {
  readonly pairs: readonly (readonly [old: LocatedOperation, next: LocatedOperation])[];
  readonly removed: readonly LocatedOperation[];
  readonly added: readonly LocatedOperation[];
}

/** Matches operations by id, then by method and path. */
export function matchOperations(
  old: readonly LocatedOperation[],
  next: readonly LocatedOperation[],
): MatchedOperations {
  const byId = matched(old, next, ({ id }) => id);
  const byPath = matched(
    byId.removed,
    byId.added,
    ({ method, path }) => `${method} ${pathShape(path)}`,
  );
  return { ...byPath, pairs: [...byId.pairs, ...byPath.pairs] };
}

function matched(
  old: readonly LocatedOperation[],
  next: readonly LocatedOperation[],
  keyOf: (operation: LocatedOperation) => string,
): MatchedOperations {
  const byKey = new Map(next.map((each) => [keyOf(each), each]));
  const pairs = old.flatMap((before) => {
    const after = byKey.get(keyOf(before));
    return after ? [[before, after] as const] : [];
  });
  const taken = new Set<LocatedOperation>(pairs.flat());
  return {
    pairs,
    removed: old.filter((each) => !taken.has(each)),
    added: next.filter((each) => !taken.has(each)),
  };
}

/** Replaces the names of variables in a path, because they are not sent. */
export function pathShape(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}
