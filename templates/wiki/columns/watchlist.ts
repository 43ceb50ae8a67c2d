import type { Columns } from "./column.js";

/** Computed columns of watchlist entries. */
export const watchlistColumns: Columns = {
  /** The list is the caller's. */
  mine: ({ owner }, _store, { caller }) => caller.id !== 0 && owner === caller.name,
};
