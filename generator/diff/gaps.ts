import { below } from "../read/document.js";
import type { Gap } from "../spec/types.js";
import { docsChanges, unknownKeyChanges } from "./unknown.js";
import { changeOf } from "./change.js";
import type { Change, Locatable, Subject } from "./change.js";
import { keysOfBoth } from "./json.js";

/** What a spec says it does not know. */
interface Gaps {
  readonly document: Locatable;
  readonly entries: Readonly<Record<string, Gap>> | undefined;
  readonly pointer: string;
}

const KNOWN: ReadonlySet<string> = new Set(["about", "unknown", "assumed", "ground"]);

/** Gaps that were settled or joined, and assumptions that changed. */
export function gapChanges(old: Gaps, next: Gaps, docs: boolean): readonly Change[] {
  const [before, after] = [old.entries ?? {}, next.entries ?? {}];
  return keysOfBoth(before, after).flatMap((id) => {
    const [from, to] = [ownGap(before, id), ownGap(after, id)];
    const subject: Subject = {
      module: "",
      parameter: id,
      old: { document: old.document, pointer: below(old.pointer, id) },
      new: { document: next.document, pointer: below(next.pointer, id) },
    };
    if (from && to) {
      const unknown = unknownKeyChanges(subject, from, to, KNOWN);
      const texts = docs ? docsChanges(subject, from, to, ["about", "unknown", "ground"]) : [];
      if (from.assumed === to.assumed) return [...unknown, ...texts];
      const facts = { old: from.assumed, new: to.assumed, at: "/assumed" };
      return [changeOf("assumption-changed", subject, facts), ...unknown, ...texts];
    }
    if (from) return [changeOf("undocumented-settled", subject, { old: from.assumed })];
    return to ? [changeOf("undocumented-added", subject, { new: to.assumed })] : [];
  });
}

function ownGap(entries: Readonly<Record<string, Gap>>, id: string): Gap | undefined {
  return Object.hasOwn(entries, id) ? entries[id] : undefined;
}
