// The histories of pages, and the reverts in them.

import type { Store } from "../store/store.js";
import { listOrEmpty, numberOrZero, textOrEmpty } from "../values/row.js";
import type { Cell, TableRow } from "../values/row.js";

/** The revisions that an edit reverts, and the tag of the edit. */
export interface Revert {
  readonly tag: "mw-manual-revert" | "mw-rollback" | "mw-undo";
  /** Numbers of the reverted revisions that changed the text. */
  readonly revids: readonly number[];
}

/** The most revisions that a revert can take back. */
const MAX_DEPTH = 15;

/** Orders revisions by time, then by number. */
export function byTime(one: TableRow, other: TableRow): number {
  if (one["timestamp"] === other["timestamp"])
    return numberOrZero(one["revid"]) - numberOrZero(other["revid"]);
  return textOrEmpty(one["timestamp"]) < textOrEmpty(other["timestamp"]) ? -1 : 1;
}

/** The revisions of a page, oldest first. */
export function pageHistory(pageid: Cell, store: Store): readonly TableRow[] {
  return [...store.find("revisions", "pageid", pageid)].sort(byTime);
}

/** The revert of a page to an earlier text, which the author of the edit does not declare. */
export function manualRevert(history: readonly TableRow[], sha1: string): Revert | undefined {
  const earlier = history.slice(0, -1).slice(-MAX_DEPTH);
  const same = earlier.findLast((row) => row["sha1"] === sha1);
  const newest = history.at(-1);
  return same && newest && revertOf("mw-manual-revert", history, same, newest);
}

/**
 * The revert of the revisions after one, up to the newest; of the newest alone without one. Revisions
 * that did not change the text do not count, and too many are not marked.
 */
export function revertOf(
  tag: Revert["tag"],
  history: readonly TableRow[],
  after: TableRow | undefined,
  newest: TableRow,
): Revert {
  const last = history.indexOf(newest);
  const first = after && history.includes(after) ? history.indexOf(after) + 1 : last;
  const range = history.slice(first, last + 1);
  if (range.length > MAX_DEPTH) return { tag, revids: [] };
  const changed = range.filter(
    (row, index) => history[first + index - 1]?.["sha1"] !== row["sha1"],
  );
  return { tag, revids: changed.map(({ revid }) => numberOrZero(revid)) };
}

/** The revisions that a revert marks once it is patrolled; none if it was reverted itself. */
export function revertedBy(revid: number, store: Store): readonly number[] {
  const [revision] = store.find("revisions", "revid", revid);
  const tags = listOrEmpty(revision?.["tags"]);
  if (!revision || tags.includes("mw-reverted")) return [];
  if (!["mw-manual-revert", "mw-rollback", "mw-undo"].some((tag) => tags.includes(tag))) return [];
  const history = pageHistory(revision["pageid"], store);
  const before = history.slice(0, history.indexOf(revision));
  return manualRevert(before, textOrEmpty(revision["sha1"]))?.revids ?? [];
}
