import type { Tables } from "../../data/wiki.js";
import type { WikiChangeRow } from "../../data/wiki-data.js";
import { nextId } from "./next-id.js";

/** The number of the next recent change. */
export function nextChange({ changes }: Tables): number {
  return nextId(changes, "rcid");
}

/**
 * Adds a recent change. Others who watch the page are notified, unless they have not seen an earlier
 * change yet.
 */
export function withRecentChange(tables: Tables, row: WikiChangeRow): Tables {
  const { ns, title, user, timestamp } = row;
  const watchlist = tables.watchlist.map((each) =>
    each.ns === ns &&
    each.title === title &&
    each.owner !== user &&
    each.notificationtimestamp === undefined
      ? { ...each, notificationtimestamp: timestamp }
      : each,
  );
  return { ...tables, watchlist, changes: [...tables.changes, row] };
}
