import type { Columns } from "./column.js";
import { blockColumns } from "./blocks.js";
import { changeColumns, logEventColumns, watchlistColumns } from "./changes.js";
import { commentColumns } from "./comments.js";
import { extlinkColumns, iwlinkColumns, langlinkColumns, linkColumns } from "./links.js";
import { archivedFileColumns, fileColumns } from "./files.js";
import { pageInfoColumns } from "./page-info.js";
import { deletedRevisionColumns, revisionColumns } from "./revisions.js";
import { userColumns } from "./users.js";

/** The columns of each table that are computed from other columns. */
export const derivedColumns: Readonly<Record<string, Columns>> = {
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
  pages: pageInfoColumns,
  watchlist: watchlistColumns,
};
