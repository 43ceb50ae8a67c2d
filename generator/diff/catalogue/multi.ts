import { changeOf } from "../change.js";
import type { Change, Subject } from "../change.js";
import type { RuleId } from "../rules/table.js";
import { isSet } from "../../spec/catalogue.js";
import type { Parameter } from "../../spec/types.js";
import { flagChanges } from "./flags.js";
import { canHoldBars } from "./type.js";

/** How many values any caller may give where a catalogue does not say. */
const USUAL = { lowlimit: 50, highlimit: 500 };

/** Whether several values are taken, and how many; the former claims the latter. */
export function multiChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const multi = flagChanges(subject, old, next, { multi: ["multi-added", "multi-removed"] });
  if (multi.length > 0)
    return multi.map((change) =>
      change.rule === "multi-added" && !(canHoldBars(old) && canHoldBars(next))
        ? { ...change, circumstances: ["without-bars"] }
        : change,
    );
  return [
    ...countChanges(subject, old, next, "lowlimit", ["lowlimit-raised", "lowlimit-lowered"]),
    ...countChanges(subject, old, next, "highlimit", ["highlimit-raised", "highlimit-lowered"]),
    ...flagChanges(subject, old, next, {
      allowsduplicates: ["allows-duplicates-added", "allows-duplicates-removed"],
    }),
    ...allspecifierChanges(subject, old, next).map((change) =>
      canHoldBars(next) ? { ...change, circumstances: ["any-text"] } : change,
    ),
  ];
}

function countChanges(
  subject: Subject,
  old: Parameter,
  next: Parameter,
  key: "lowlimit" | "highlimit",
  [raised, lowered]: readonly [RuleId, RuleId],
): readonly Change[] {
  const usual = isSet(next.multi) ? USUAL[key] : undefined;
  const [before, after] = [old[key] ?? usual, next[key] ?? usual];
  if (before === after) return [];
  const rule = (after ?? 0) > (before ?? 0) ? raised : lowered;
  return [changeOf(rule, subject, { old: before, new: after, at: `/${key}` })];
}

function allspecifierChanges(
  subject: Subject,
  { allspecifier: old }: Parameter,
  { allspecifier: next }: Parameter,
): readonly Change[] {
  const at = "/allspecifier";
  if (old === next) return [];
  if (old === undefined) return [changeOf("allspecifier-added", subject, { new: next, at })];
  if (next === undefined) return [changeOf("allspecifier-removed", subject, { old, at })];
  return [changeOf("allspecifier-changed", subject, { old, new: next, at })];
}
