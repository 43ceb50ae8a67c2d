// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { pageInfoColumns } from "./page-info.js";
import type { Columns } from "./column.js";

/** What is worked out for a page. */
export const pageColumns: Columns = pageInfoColumns;
