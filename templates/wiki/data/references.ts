import type { TableRow } from "../values/row.js";
import type { WikiTables } from "./wiki-data.js";
import type { TableName } from "./wiki.js";
import type { Report } from "./data-issue.js";

/** A column whose values are unique. Rows that follow from other data are errors there. */
interface UniqueColumn {
  readonly table: TableName;
  readonly column: string;
  /** The part of the data that the rows follow from. */
  readonly source?: string;
}

const UNIQUE: readonly UniqueColumn[] = [
  { table: "pages", column: "pageid", source: "/pages" },
  // Titles of pages in the data are compared when they are parsed.
  { table: "pages", column: "title" },
  { table: "revisions", column: "revid", source: "/pages" },
  { table: "deletedrevisions", column: "revid", source: "/deleted" },
  { table: "users", column: "userid", source: "/users" },
  { table: "users", column: "name", source: "/users" },
  { table: "logevents", column: "logid", source: "/logs" },
  { table: "changes", column: "rcid", source: "/logs" },
  { table: "blocks", column: "id", source: "/blocks" },
  { table: "tags", column: "name", source: "/tags" },
];

/** Rows with the columns that identify them. A table whose rows cannot share a number may be missing. */
export type NumberedRows = Readonly<Partial<Record<TableName, readonly TableRow[]>>>;

/**
 * Finds numbers and names that two rows share.
 *
 * @param given the tables of the data
 * @param tables these, and those that follow from the other data
 */
export function checkReferences(given: WikiTables, tables: NumberedRows, report: Report): void {
  for (const { table, column, source } of UNIQUE) {
    if (source === undefined && given[table] === undefined) continue;
    const seen = new Set<unknown>();
    for (const [index, { [column]: value }] of (tables[table] ?? []).entries()) {
      if (seen.has(value))
        report(
          given[table] === undefined ? (source ?? "") : `/tables/${table}/${index}/${column}`,
          `Two rows of ${table} have the ${column} ${JSON.stringify(value)}.`,
          "Use a different one for each.",
        );
      seen.add(value);
    }
  }
}
