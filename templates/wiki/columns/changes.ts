import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import type { Store } from "../store/store.js";
import type { ColumnContext, Columns } from "./column.js";

/** Computed columns of recent changes, mostly about the watchlist of the caller. */
export const changeColumns: Columns = {
  /** The caller watches the page. */
  watched: (row, store, context) => watchOf(row, store, context) !== undefined,
  /** The time of the first change that the caller has not visited; empty if there is none. */
  notification: (row, store, context) =>
    watchOf(row, store, context)?.["notificationtimestamp"] ?? "",
  /** The end of the watching; false if it has none. */
  watchexpiry: (row, store, context) => watchOf(row, store, context)?.["expiry"] ?? false,
  unread: (row, store, context) => {
    const since = watchOf(row, store, context)?.["notificationtimestamp"];
    return typeof since === "string" && textOrEmpty(row["timestamp"]) >= since;
  },
  /**
   * The watchlist module writes the number of a user as a name if the request has only the number.
   */
  watcheduser: (row, _store, { args }) => (isNamed(args["prop"]) ? row["user"] : row["userid"]),
  /** The changed page, which may have a different title now, is a redirect. */
  redirect: ({ pageid }, store) => store.pageById(pageid)?.["redirect"] === true,
  /** A change has the hash of its revision while that exists. */
  sha1: ({ revid }, store) => store.find("revisions", "revid", revid)[0]?.["sha1"],
  /** Only what makes a revision has its number. */
  madeid: ({ revid }) => (revid === 0 ? undefined : revid),
  /** The stub has no temporary accounts. */
  istemp: () => false,
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

/** Computed columns of log entries. */
export const logEventColumns: Columns = {
  /** The page that has the title now. */
  pageid: ({ ns, key }, store) => store.pageByTitle(ns, key)?.["pageid"] ?? 0,
  /** The type and the action, as requests combine them. */
  typeaction: ({ type, action }) => `${textOrEmpty(type)}/${textOrEmpty(action)}`,
};

/** Computed columns of watchlist entries. */
export const watchlistColumns: Columns = {
  /** The list is the caller's. */
  mine: ({ owner }, _store, { caller }) => caller.id !== 0 && owner === caller.name,
};
