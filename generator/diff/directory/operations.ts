import type { Change } from "../change/change.js";
import type { Origin } from "../../model/parameter.js";
import type { UnknownObject } from "../../json/value.js";
import { isObject, member, objectOf } from "../../json/value.js";
import { below } from "../../read/document.js";

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
}

export const METHODS: ReadonlySet<string> = new Set([
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
]);

/** The operations of a directory. */
export function operationsOf(file: string, paths: UnknownObject): readonly LocatedOperation[] {
  return Object.entries(paths).flatMap(([path, given]) => {
    const item = objectOf(given);
    const itemPointer = below("/paths", path);
    return [...METHODS].flatMap((method) => {
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

/** The operations of two directories, in matched pairs. */
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

/** Reports operations that only the base or only the revision has. */
export function operationPresenceChanges({
  pairs,
  removed,
  added,
}: MatchedOperations): readonly Change[] {
  // If the base had no operation, no code has handlers for all operations.
  const first = pairs.length === 0 && removed.length === 0 && { circumstances: ["first"] };
  return [
    ...removed.map(({ id, operation, origin }): Change => ({
      rule: operation["deprecated"] === true ? "operation-removed-deprecated" : "operation-removed",
      module: id,
      origins: { old: origin },
    })),
    ...added.map(({ id, origin }): Change => ({
      rule: "operation-added",
      ...first,
      module: id,
      origins: { new: origin },
    })),
  ];
}
