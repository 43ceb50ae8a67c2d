import type { Columns } from "./column.js";
import { blockColumns } from "./blocks.js";
import { changeColumns, logEventColumns, watchlistColumns } from "./changes.js";
import { commentColumns } from "./comments.js";
import { extlinkColumns, iwlinkColumns, langlinkColumns, linkColumns } from "./links.js";
import { archivedFileColumns, fileColumns } from "./files.js";
import { pageColumns } from "./page-info.js";
import { deletedRevisionColumns, revisionColumns } from "./revisions.js";
import { userColumns } from "./users.js";

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
