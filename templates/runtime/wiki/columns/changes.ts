import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import type { Store } from "../store/store.js";
import type { ColumnContext, Columns } from "./column.js";

/** What is worked out for a recent change: above all, what it is to somebody who watches its page. */
export const changeColumns: Columns = {
  /** The caller watches the page. */
  watched: (row, store, context) => watchOf(row, store, context) !== undefined,
  /** The caller has not looked at the page since then; empty where nothing is new. */
  notification: (row, store, context) =>
    watchOf(row, store, context)?.["notificationtimestamp"] ?? "",
  /** The page is watched until then; false where it is for good. */
  watchexpiry: (row, store, context) => watchOf(row, store, context)?.["expiry"] ?? false,
  unread: (row, store, context) => {
    const since = watchOf(row, store, context)?.["notificationtimestamp"];
    return typeof since === "string" && textOrEmpty(row["timestamp"]) >= since;
  },
  /** The list of watched pages says the number of a user as a name where only the number is asked for. */
  watcheduser: (row, _store, { args }) => (isNamed(args["prop"]) ? row["user"] : row["userid"]),
  /** Only what makes a revision has its number. */
  madeid: ({ revid }) => (revid === 0 ? undefined : revid),
  anonymous: (row) => row["anon"] === true,
};

function isNamed(prop: unknown): boolean {
  return Array.isArray(prop) && prop.includes("user");
}

/** The caller's entry for the page that a row is about. */
export function watchOf(
  { ns, key }: TableRow,
  store: Store,
  { caller }: ColumnContext,
): TableRow | undefined {
  if (caller.id === 0) return undefined;
  const entries = store.find("watchlist", "key", key);
  return entries.find((entry) => entry["owner"] === caller.name && entry["ns"] === ns);
}
