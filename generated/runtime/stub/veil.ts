// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { Caller } from "./caller.js";
import type { Row } from "./row.js";

/** The fields that are hidden, by the mark of a row that hides them. */
export type Veils = Readonly<Record<string, readonly string[]>>;

/** What is hidden where a row says so, by the field that says it. */
const VEILS: Veils = {
  userhidden: ["user", "userid", "anon"],
  commenthidden: ["comment", "parsedcomment"],
  texthidden: ["content", "slots"],
  sha1hidden: ["sha1"],
  actionhidden: ["title", "ns", "action", "params", "logaction", "logparams", "pageid", "logpage"],
};

/** Whether a field of a row is hidden from the caller. */
export function isVeiled(row: Row, field: string, caller: Caller, special?: Veils): boolean {
  return isHidden(row, marksOver(field, special), caller);
}

/** The marks that hide a field. */
export function marksOver(field: string, special: Veils = {}): readonly string[] {
  return Object.entries({ ...VEILS, ...special }).flatMap(([mark, fields]) =>
    fields.includes(field) ? [mark] : [],
  );
}

/** Whether one of the marks hides something of a row from the caller. */
export function isHidden(row: Row, marks: readonly string[], caller: Caller): boolean {
  const mark = marks.find((each) => row[each] === true);
  return mark !== undefined && !sees(row, mark, caller);
}

/** What is suppressed is seen by few, what is deleted by more; texts have a right of their own. */
function sees(row: Row, veil: string, { rights }: Caller): boolean {
  if (row["suppressed"] === true)
    return rights.has("suppressrevision") || rights.has("viewsuppressed");
  return rights.has(TEXTS.has(veil) ? "deletedtext" : "deletedhistory");
}

const TEXTS: ReadonlySet<string> = new Set(["texthidden", "sha1hidden", "filehidden"]);
