import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import type { LocatedOperation, MatchedOperations } from "./operations.js";
import { OPERATION_KEYS } from "../spec/openapi/units.js";

/** Reports operations that only the base or only the revision has. */
export function operationPresenceChanges({
  pairs,
  removed,
  added,
}: MatchedOperations): readonly Change[] {
  // If the base had no operation, no code has handlers for all operations.
  const first = pairs.length === 0 && removed.length === 0 ? ["first"] : [];
  return [
    ...removed.map(({ id, operation, origin, skipped }): Change => ({
      rule: operation["deprecated"] === true ? "operation-removed-deprecated" : "operation-removed",
      ...(skipped && { circumstances: ["skipped"] }),
      module: id,
      origins: { old: origin },
    })),
    ...added.map(({ id, origin, skipped }): Change => {
      const circumstances = [...first, ...(skipped ? ["skipped"] : [])];
      return {
        rule: "operation-added",
        ...(circumstances.length > 0 && { circumstances }),
        module: id,
        origins: { new: origin },
      };
    }),
  ];
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
  const isAlike =
    canonical([old.operation, withoutOperations(old.item)]) ===
    canonical([next.operation, withoutOperations(next.item)]);
  return !isUnsure || isReported || isAlike ? [] : [changeOf("skipped-part-changed", subject)];
}

function withoutOperations(item: UnknownObject): UnknownObject {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !OPERATION_KEYS.includes(key)));
}
