import { OPERATION_KEYS } from "../spec/openapi/units.js";
import type { Origin } from "../spec/model/parameter.js";
import type { UnknownObject } from "../base/json.js";
import { isObject, member, objectOf } from "../base/json.js";
import { below } from "../base/document.js";
import type { SkippedOperation } from "./skipped-parts.js";

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
  readonly skipped?: SkippedOperation;
}

/**
 * The operations of an OpenAPI document: those of its contract, and those that the contract lacks
 * because they are invalid.
 */
export function operationsOf(
  file: string,
  paths: UnknownObject,
  skipped: ReadonlyMap<string, SkippedOperation>,
): readonly LocatedOperation[] {
  const described = describedOperations(file, paths).map((each) => {
    const own = skipped.get(each.origin.pointer);
    return own ? { ...each, skipped: own } : each;
  });
  const taken = new Set(described.map(({ id }) => id));
  return [...described, ...invalidOperations(file, skipped, taken)];
}

function describedOperations(file: string, paths: UnknownObject): readonly LocatedOperation[] {
  return Object.entries(paths).flatMap(([path, given]) => {
    const item = objectOf(given);
    const itemPointer = below("/paths", path);
    return OPERATION_KEYS.flatMap((method) => {
      const operation = member(item, method);
      if (!isObject(operation)) return [];
      const id = member(operation, "operationId");
      return [
        {
          id: typeof id === "string" ? id : `${method.toUpperCase()} ${path}`,
          method,
          path,
          operation,
          item,
          origin: { file, pointer: below(itemPointer, method) },
          itemOrigin: { file, pointer: itemPointer },
        },
      ];
    });
  });
}

/**
 * An invalid operation has its method and path as its id if a valid one, or one before it, has the same
 * id.
 */
function invalidOperations(
  file: string,
  skipped: ReadonlyMap<string, SkippedOperation>,
  taken: ReadonlySet<string>,
): readonly LocatedOperation[] {
  const known = new Set(taken);
  return [...skipped].flatMap(([pointer, own]) => {
    if (own.kind !== "invalid") return [];
    const { path, method, name, operation, item } = own;
    const id = known.has(name) ? `${method.toUpperCase()} ${path}` : name;
    known.add(id);
    return [
      {
        id,
        method,
        path,
        operation,
        item,
        origin: { file, pointer },
        itemOrigin: { file, pointer: below("/paths", path) },
        skipped: own,
      },
    ];
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
