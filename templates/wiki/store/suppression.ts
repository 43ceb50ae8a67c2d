import type { Caller } from "./caller.js";
import type { TableRow } from "../values/row.js";

/** Hidden fields, by the row marker that hides them. */
export type HiddenFields = Readonly<Record<string, readonly string[]>>;

/** A row marker that hides a field. */
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

/** The markers that hide a field; a special marker hides only the fields that it names. */
export function marksOver(field: string, special: HiddenFields = {}): readonly string[] {
  const usual = Object.hasOwn(MARKS, field) ? MARKS[field] : undefined;
  const others = Object.entries(special).flatMap(([mark, fields]) =>
    fields.includes(field) ? [mark] : [],
  );
  return usual === undefined || Object.hasOwn(special, usual) ? others : [usual, ...others];
}

/**
 * Whether one of the markers hides a row's field from the caller. Suppressed fields, deleted fields
 * and deleted texts require different rights.
 */
export function isHidden(row: TableRow, marks: readonly string[], { rights }: Caller): boolean {
  const mark = marks.find((each) => row[each] === true);
  if (mark === undefined) return false;
  if (row["suppressed"] === true)
    return !rights.has("suppressrevision") && !rights.has("viewsuppressed");
  const isText = ["texthidden", "sha1hidden", "filehidden"].includes(mark);
  return !rights.has(isText ? "deletedtext" : "deletedhistory");
}
