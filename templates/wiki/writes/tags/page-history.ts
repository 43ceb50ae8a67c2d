// Tags of revisions and entries, and the reverts that some of them tell about.

import type { WikiRevisionRow } from "../../data/wiki-data.js";
import type { Store } from "../../store/store.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import type { Cell, TableRow } from "../../values/row.js";

/** The columns of a revision that reverts depend on. */
export type HistoryRow = Pick<WikiRevisionRow, "revid" | "sha1" | "timestamp">;

/** The revisions of a page, oldest first. */
export function pageHistory(pageid: Cell, store: Store): readonly TableRow[] {
  return [...store.find("revisions", "pageid", pageid)].sort((one, other) => {
    const [first, second] = [textOrEmpty(one["timestamp"]), textOrEmpty(other["timestamp"])];
    if (first === second) return numberOrZero(one["revid"]) - numberOrZero(other["revid"]);
    return first < second ? -1 : 1;
  });
}

/** Revisions as reverts read them. */
export function historyRows(rows: readonly TableRow[]): readonly HistoryRow[] {
  return rows.map((row) => ({
    revid: numberOrZero(row["revid"]),
    sha1: textOrEmpty(row["sha1"]),
    timestamp: textOrEmpty(row["timestamp"]),
  }));
}
