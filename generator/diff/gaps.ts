import type { Gap } from "../spec/model/spec-model.js";
import { changeOf, valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import { namedChanges } from "./matching.js";
import { ignoredKeyChanges } from "./remarks.js";

/** The gaps that a file lists. */
interface Gaps {
  readonly file: string;
  readonly gaps: readonly Gap[];
}

/** Compares gaps: added and removed ones, and changed assumptions. */
export function undocumentedFactChanges(old: Gaps, next: Gaps, docs: boolean): readonly Change[] {
  const subjectOf = ({ id, origin: { pointer } }: Gap): Subject => ({
    module: "",
    parameter: id,
    old: { file: old.file, pointer },
    new: { file: next.file, pointer },
  });
  return namedChanges(byId(old), byId(next), {
    removed: (gap) => changeOf("undocumented-settled", subjectOf(gap), { old: gap.assumed }),
    added: (gap) => changeOf("undocumented-added", subjectOf(gap), { new: gap.assumed }),
    kept: (from, to) => [
      ...valueChanges("assumption-changed", subjectOf(from), from.assumed, to.assumed, "/assumed"),
      ...ignoredKeyChanges(subjectOf(from), from, to, docs),
    ],
  });
}

function byId({ gaps }: Gaps): ReadonlyMap<string, Gap> {
  return new Map(gaps.map((gap) => [gap.id, gap]));
}
