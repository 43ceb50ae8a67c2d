import type { Store } from "../../store/store.js";
import { listOrEmpty } from "../../values/row.js";
import { historyRows, pageHistory } from "../tags/page-history.js";
import { manualRevert } from "../tags/revert.js";

const REVERTS: readonly string[] = ["mw-manual-revert", "mw-rollback", "mw-undo"];

/**
 * The revisions that a revert marks once it is patrolled: those since the revision with the same
 * text. None if the revision is no revert, or was reverted itself.
 */
export function revertedBy(revid: number, store: Store): readonly number[] {
  const [revision] = store.find("revisions", "revid", revid);
  const tags = listOrEmpty(revision?.["tags"]);
  if (!revision || tags.includes("mw-reverted")) return [];
  if (!REVERTS.some((tag) => tags.includes(tag))) return [];
  const history = historyRows(pageHistory(revision["pageid"], store));
  const at = history.findIndex((row) => row.revid === revid);
  return manualRevert(history.slice(0, at), history[at]?.sha1 ?? "")?.revids ?? [];
}
