import type { Columns } from "./column.js";
import { blockColumns } from "./blocks.js";
import { changeColumns } from "./changes.js";
import { commentColumns } from "./comments.js";
import { logEventColumns } from "./log-events.js";
import { extlinkColumns } from "./extlinks.js";
import { archivedFileColumns, fileColumns } from "./files.js";
import { iwlinkColumns } from "./iwlinks.js";
import { langlinkColumns } from "./langlinks.js";
import { linkColumns } from "./links.js";
import { pageColumns } from "./page-info.js";
import { deletedRevisionColumns, revisionColumns } from "./revisions.js";
import { userColumns } from "./users.js";
import { watchlistColumns } from "./watchlist.js";

const TABLES: Readonly<Record<string, Columns>> = {
  extlinks: extlinkColumns,
  filearchive: { ...commentColumns, ...archivedFileColumns },
  files: { ...commentColumns, ...fileColumns },
  iwlinks: iwlinkColumns,
  langlinks: langlinkColumns,
  pagelinks: linkColumns,
  templatelinks: linkColumns,
  blocks: blockColumns,
  deletedrevisions: deletedRevisionColumns,
  revisions: revisionColumns,
  users: userColumns,
  changes: { ...commentColumns, ...changeColumns },
  logevents: { ...commentColumns, ...logEventColumns },
  oldfiles: commentColumns,
  protectedtitles: commentColumns,
  pages: pageColumns,
  watchlist: watchlistColumns,
};

const NONE: Columns = {};

/** The names of the columns of a table that are worked out. */
export function derivedColumns(table: string): readonly string[] {
  return Object.keys(columnsOf(table));
}

/** The columns of a table that are worked out. */
export function columnsOf(table: string): Columns {
  return TABLES[table] ?? NONE;
}
