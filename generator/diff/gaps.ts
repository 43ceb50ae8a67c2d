import type { Gap } from "../spec/model/spec-model.js";
import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { ignoredKeyChanges } from "./remarks.js";

/** The gaps that a file lists. */
interface Gaps {
  readonly file: string;
  readonly gaps: readonly Gap[];
}

/** Compares gaps: added and removed ones, and changed assumptions. */
export function undocumentedFactChanges(old: Gaps, next: Gaps, docs: boolean): readonly Change[] {
  const [before, after] = [byId(old), byId(next)];
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].flatMap((id) => {
    const [from, to] = [before.get(id), after.get(id)];
    const pointer = (from ?? to)?.origin.pointer ?? "";
    const subject: Subject = {
      module: "",
      parameter: id,
      old: { file: old.file, pointer },
      new: { file: next.file, pointer },
    };
    return gapChange(subject, from, to, docs);
  });
}

function byId({ gaps }: Gaps): ReadonlyMap<string, Gap> {
  return new Map(gaps.map((gap) => [gap.id, gap]));
}

function gapChange(
  subject: Subject,
  from: Gap | undefined,
  to: Gap | undefined,
  docs: boolean,
): readonly Change[] {
  if (from && to) {
    const remarks = ignoredKeyChanges(subject, from, to, docs);
    if (from.assumed === to.assumed) return remarks;
    const facts = { old: from.assumed, new: to.assumed, at: "/assumed" };
    return [changeOf("assumption-changed", subject, facts), ...remarks];
  }
  if (from) return [changeOf("undocumented-settled", subject, { old: from.assumed })];
  return to ? [changeOf("undocumented-added", subject, { new: to.assumed })] : [];
}
