import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical } from "../base/json.js";
import type { LocatedOperation, MatchedOperations } from "./operations.js";
import type { SkippedOperation } from "./skipped-parts.js";

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

/** Returns true if the base or the revision of an operation is invalid, and cannot be compared. */
export function isNotCompared(old: LocatedOperation, next: LocatedOperation): boolean {
  return [old, next].some(({ skipped }) => skipped?.kind === "invalid");
}

/** Reports an operation that has generated code only before or only after, or that is unknown. */
export function operationSkipChanges(
  old: LocatedOperation,
  next: LocatedOperation,
): readonly Change[] {
  const subject: Subject = { module: next.id, old: old.origin, new: next.origin };
  const circumstances = isNotCompared(old, next) && { circumstances: ["not-compared"] };
  const [before, after] = [old.skipped, next.skipped];
  if (!before)
    return after
      ? [changeOf("operation-skipped", subject, { ...circumstances, new: after.reason })]
      : [];
  if (!after)
    return [changeOf("operation-unskipped", subject, { ...circumstances, old: before.reason })];
  return !isNotCompared(old, next) || isWrittenAlike(before, after)
    ? []
    : [changeOf("skipped-part-changed", subject)];
}

function isWrittenAlike(old: SkippedOperation, next: SkippedOperation): boolean {
  return (
    old.kind === "invalid" &&
    next.kind === "invalid" &&
    canonical([old.operation, old.item]) === canonical([next.operation, next.item])
  );
}
