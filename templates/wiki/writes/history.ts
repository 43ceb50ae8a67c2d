// Page histories, and their reverts.

import type { Tables } from "../data/wiki.js";
import type { WikiRevisionRow } from "../data/wiki-data.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { Cell, TableRow } from "../values/row.js";
import { withRowTags } from "./tags.js";

/** The maximum number of revisions that a revert can undo. */
const MAX_DEPTH = 15;

/** Orders revisions by time, then by number. */
export function byTime(one: TableRow, other: TableRow): number {
  if (one["timestamp"] === other["timestamp"])
    return numberOrZero(one["revid"]) - numberOrZero(other["revid"]);
  return textOrEmpty(one["timestamp"]) < textOrEmpty(other["timestamp"]) ? -1 : 1;
}

/** A page's revisions, oldest first. */
export function pageHistory(pageid: Cell, store: Store): readonly TableRow[] {
  return [...store.find("revisions", "pageid", pageid)].sort(byTime);
}

/**
 * The numbers of the revisions that are reverted by an edit to an earlier text; undefined if it is
 * not a revert. Revisions that did not change the text are not counted.
 *
 * @param sha1 the hash of the edit's text
 */
export function revertedRevisions(
  history: readonly TableRow[],
  sha1: string,
): readonly number[] | undefined {
  const depth = history.length - 1 - MAX_DEPTH;
  const last = history
    .slice(0, -1)
    .findLastIndex((row, index) => index >= depth && row["sha1"] === sha1);
  if (last < 0) return undefined;
  const changed = history
    .slice(last + 1)
    .filter((row, index) => history[last + index]?.["sha1"] !== row["sha1"]);
  return changed.map(({ revid }) => numberOrZero(revid));
}

/**
 * The tables after a revert marked the reverted revisions, unless the revert was itself reverted.
 */
export function withRevertedTags(tables: Tables, revert: WikiRevisionRow): Tables {
  const isRevert = ["mw-manual-revert", "mw-rollback", "mw-undo"].some((tag) =>
    revert.tags.includes(tag),
  );
  if (!isRevert || revert.tags.includes("mw-reverted")) return tables;
  const history = tables.revisions.filter(({ pageid }) => pageid === revert.pageid).sort(byTime);
  const before = history.filter((row) => byTime(row, revert) < 0);
  return (revertedRevisions(before, revert.sha1) ?? []).reduce((result, revid) => {
    const isMarked = history.find((row) => row.revid === revid)?.tags.includes("mw-reverted");
    const rcid = tables.changes.find((row) => row.revid === revid)?.rcid;
    return isMarked === true ? result : withRowTags(result, { revid, rcid }, ["mw-reverted"]);
  }, tables);
}
