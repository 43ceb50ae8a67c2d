import type { Caller } from "./caller.js";
import type { TableRow } from "../values/row.js";

/** The fields that are hidden, by the mark of a row that hides them. */
export type HiddenFields = Readonly<Record<string, readonly string[]>>;

/** The mark of a row that hides a field. */
const MARKS: Readonly<Record<string, string>> = {
  user: "userhidden",
  userid: "userhidden",
  anon: "userhidden",
  comment: "commenthidden",
  parsedcomment: "commenthidden",
  content: "texthidden",
  slots: "texthidden",
  sha1: "sha1hidden",
  title: "actionhidden",
  ns: "actionhidden",
  action: "actionhidden",
  params: "actionhidden",
  logaction: "actionhidden",
  logparams: "actionhidden",
  pageid: "actionhidden",
  logpage: "actionhidden",
  file: "filehidden",
};

/** Whether a field of a row is hidden from the caller. */
export function isFieldHidden(row: TableRow, field: string, caller: Caller): boolean {
  return isHidden(row, marksOver(field), caller);
}

/** The marks that hide a field; a special mark hides only the fields that it names. */
export function marksOver(field: string, special: HiddenFields = {}): readonly string[] {
  const usual = Object.hasOwn(MARKS, field) ? MARKS[field] : undefined;
  const others = Object.entries(special).flatMap(([mark, fields]) =>
    fields.includes(field) ? [mark] : [],
  );
  return usual === undefined || Object.hasOwn(special, usual) ? others : [usual, ...others];
}

/**
 * Whether one of the marks hides a field of a row from the caller. Suppressed and deleted fields
 * require different rights, and texts another.
 */
export function isHidden(row: TableRow, marks: readonly string[], { rights }: Caller): boolean {
  const mark = marks.find((each) => row[each] === true);
  if (mark === undefined) return false;
  if (row["suppressed"] === true)
    return !rights.has("suppressrevision") && !rights.has("viewsuppressed");
  const isText = ["texthidden", "sha1hidden", "filehidden"].includes(mark);
  return !rights.has(isText ? "deletedtext" : "deletedhistory");
}
