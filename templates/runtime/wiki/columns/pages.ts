import { pageInfoColumns } from "./page-info.js";
import type { Columns } from "./column.js";

/** What is worked out for a page. */
export const pageColumns: Columns = pageInfoColumns;
