import type { HistoryRow } from "./page-history.js";

/** The revisions that an edit reverts, and the tag of the edit. */
export interface Revert {
  readonly tag: "mw-manual-revert" | "mw-rollback" | "mw-undo";
  /** Numbers of the reverted revisions that changed the text. */
  readonly revids: readonly number[];
}

/** The revisions before the present one among which the server looks for the same text. */
const SEARCHED = 15;
/** The most revisions that the server marks as reverted. */
const MAX_DEPTH = 15;

/**
 * The revert that an edit makes without telling so: it has the text of an earlier revision. The rules
 * are those of `EditResultBuilder`.
 *
 * @param revisions those of the page, oldest first
 */
export function manualRevert(revisions: readonly HistoryRow[], sha1: string): Revert | undefined {
  const earlier = revisions.slice(0, -1).slice(-SEARCHED);
  const same = [...earlier].reverse().find((row) => row.sha1 === sha1);
  const newest = revisions.at(-1);
  if (!same || !newest) return undefined;
  return revertOf("mw-manual-revert", revisions, same.revid, newest.revid);
}

/**
 * The revert of all revisions after one, up to another. Revisions that did not change the text are not
 * marked, and no revision is if they are too many.
 */
export function revertOf(
  tag: Revert["tag"],
  revisions: readonly HistoryRow[],
  after: number | undefined,
  newest: number,
): Revert {
  const last = revisions.findIndex(({ revid }) => revid === newest);
  const before = revisions.findIndex(({ revid }) => revid === after);
  const first = before < 0 ? last : before + 1;
  const range = revisions.slice(first, last + 1);
  if (range.length > MAX_DEPTH) return { tag, revids: [] };
  const changed = range.filter((row, index) => revisions[first + index - 1]?.sha1 !== row.sha1);
  return { tag, revids: changed.map(({ revid }) => revid) };
}
