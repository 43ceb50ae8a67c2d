import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { RuleId } from "./rules/table.js";
import type { Multiplicity, Parameter } from "../spec/model/parameter.js";
import { flagChanges } from "./flags.js";
import { canHoldBars } from "./catalogue-type.js";

/**
 * Compares whether several values are accepted, and how many. The former change covers the latter.
 */
export function multiChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const [before, after] = [old.multi, next.multi];
  if (!before && !after) return [];
  if (!before || !after) {
    const rule = after ? "multi-added" : "multi-removed";
    const isWithoutBars = after && !(canHoldBars(old) && canHoldBars(next));
    return [
      changeOf(rule, subject, {
        at: "/multi",
        ...(isWithoutBars && { circumstances: ["without-bars"] }),
      }),
    ];
  }
  return [
    ...countChanges(subject, before, after, "lowlimit", ["lowlimit-raised", "lowlimit-lowered"]),
    ...countChanges(subject, before, after, "highlimit", ["highlimit-raised", "highlimit-lowered"]),
    ...flagChanges(subject, before, after, {
      allowsduplicates: ["allows-duplicates-added", "allows-duplicates-removed"],
    }),
    ...allspecifierChanges(subject, before, after).map((change) =>
      canHoldBars(next) ? { ...change, circumstances: ["any-text"] } : change,
    ),
  ];
}

function countChanges(
  subject: Subject,
  old: Multiplicity,
  next: Multiplicity,
  key: "lowlimit" | "highlimit",
  [raised, lowered]: readonly [RuleId, RuleId],
): readonly Change[] {
  const [before, after] = [old[key], next[key]];
  if (before === after) return [];
  const rule = after > before ? raised : lowered;
  return [changeOf(rule, subject, { old: before, new: after, at: `/${key}` })];
}

function allspecifierChanges(
  subject: Subject,
  { allspecifier: old }: Multiplicity,
  { allspecifier: next }: Multiplicity,
): readonly Change[] {
  const at = "/allspecifier";
  if (old === next) return [];
  if (old === undefined) return [changeOf("allspecifier-added", subject, { new: next, at })];
  if (next === undefined) return [changeOf("allspecifier-removed", subject, { old, at })];
  return [changeOf("allspecifier-changed", subject, { old, new: next, at })];
}
