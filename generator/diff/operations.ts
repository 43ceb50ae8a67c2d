import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { byKey, matchParts, partPresenceChanges } from "./matching.js";
import type { Matched } from "./matching.js";
import { OPERATION_KEYS } from "../spec/openapi/units.js";
import type { Origin } from "../spec/model/parameter.js";
import type { UnknownObject } from "../base/json.js";
import { canonical, member, objectOf } from "../base/json.js";
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
  const all = Object.entries(paths).flatMap(([path, pathItem]) => {
    const item = objectOf(pathItem);
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

/** Matches operations by id, then by method and path. */
export function matchOperations(
  old: readonly LocatedOperation[],
  next: readonly LocatedOperation[],
): Matched<LocatedOperation> {
  return matchParts(
    old,
    next,
    byKey(({ id }) => id),
    byKey(({ method, path }) => `${method} ${pathShape(path)}`),
  );
}

/** Replaces the names of variables in a path, because they are not sent. */
export function pathShape(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}

/** Reports operations that only the base or only the revision has. */
export function operationPresenceChanges(matched: Matched<LocatedOperation>): readonly Change[] {
  return partPresenceChanges("operation", matched, ({ id, operation, origin, skipped }) => ({
    name: id,
    origin,
    deprecated: operation["deprecated"] === true,
    isSkipped: skipped !== undefined,
  }));
}

/**
 * Reports an operation that has generated code only before or only after, or that is invalid and
 * differs in parts that cannot be compared.
 */
export function operationSkipChanges(
  old: LocatedOperation,
  next: LocatedOperation,
  isReported: boolean,
): readonly Change[] {
  const subject: Subject = { module: next.id, old: old.origin, new: next.origin };
  const [before, after] = [old.skipped, next.skipped];
  const isUnsure = [before, after].some((each) => each?.isInvalid);
  const circumstances = isUnsure && { circumstances: ["not-compared"] };
  if (!before)
    return after
      ? [changeOf("operation-skipped", subject, { ...circumstances, new: after.reason })]
      : [];
  if (!after)
    return [changeOf("operation-unskipped", subject, { ...circumstances, old: before.reason })];
  const isUnchanged =
    canonical([old.operation, withoutOperations(old.item)]) ===
    canonical([next.operation, withoutOperations(next.item)]);
  return !isUnsure || isReported || isUnchanged ? [] : [changeOf("skipped-part-changed", subject)];
}

function withoutOperations(item: UnknownObject): UnknownObject {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !OPERATION_KEYS.includes(key)));
}
