import type { WikiPageRow, WikiTables } from "./wiki-data.js";
import type { TableName } from "./wiki.js";
import type { Report } from "./data-issue.js";

/** Columns whose values are unique in a table. */
const UNIQUE = [
  { table: "pages", column: "pageid" },
  { table: "revisions", column: "revid" },
  { table: "deletedrevisions", column: "revid" },
  { table: "users", column: "userid" },
  { table: "users", column: "name" },
  { table: "logevents", column: "logid" },
  { table: "changes", column: "rcid" },
  { table: "blocks", column: "id" },
  { table: "tags", column: "name" },
] as const satisfies readonly { readonly table: TableName; readonly column: string }[];

/** Tables whose rows belong to a page that must be there. */
const OF_PAGES = [
  "revisions",
  "pagelinks",
  "templatelinks",
  "imagelinks",
  "redirects",
  "categorylinks",
  "extlinks",
  "langlinks",
  "iwlinks",
  "pageprops",
  "restrictions",
] as const satisfies readonly TableName[];

/** A row, of which only the columns that identify it matter. */
interface NumberedRow {
  readonly pageid?: number;
  readonly revid?: number;
  readonly userid?: number;
  readonly logid?: number;
  readonly rcid?: number;
  readonly id?: number;
  readonly name?: string;
}

/** The rows of tables. A table whose rows cannot share a number may be missing. */
export type NumberedRows = Readonly<
  Partial<Record<(typeof UNIQUE)[number]["table"], readonly NumberedRow[]>>
>;

/**
 * Finds numbers and names that two rows share, and pages that are not there.
 *
 * @param given the tables of the data
 * @param tables these, and those that follow from the other data
 */
export function checkReferences(given: WikiTables, tables: NumberedRows, report: Report): void {
  for (const { table, column } of UNIQUE) {
    const rows: readonly NumberedRow[] = tables[table] ?? [];
    checkUnique(
      given,
      table,
      column,
      rows.map((row) => row[column]),
      report,
    );
  }
  const pages = new Set(tables.pages?.map(({ pageid }) => pageid));
  for (const table of OF_PAGES)
    for (const [index, { pageid }] of (given[table] ?? []).entries())
      if (!pages.has(pageid))
        report(
          `/tables/${table}/${index}/pageid`,
          `Page ${pageid} does not exist.`,
          "Add the page, or leave this row out.",
        );
  if (given.pages === undefined) return;
  const revisions = new Set(tables.revisions?.map(({ revid }) => revid));
  checkTitles(given.pages, report);
  for (const [index, { lastrevid }] of given.pages.entries())
    if (!revisions.has(lastrevid))
      report(
        `/tables/pages/${index}/lastrevid`,
        `Revision ${lastrevid} does not exist.`,
        "Add the revision, or name another.",
      );
}

/** Titles of pages in the data are checked when they are parsed. */
function checkTitles(pages: readonly WikiPageRow[], report: Report): void {
  const seen = new Set<string>();
  for (const [index, { title }] of pages.entries()) {
    if (seen.has(title))
      report(
        `/tables/pages/${index}/title`,
        `Two pages have the title "${title}".`,
        "Use a different one for each.",
      );
    seen.add(title);
  }
}

function checkUnique(
  tables: WikiTables,
  table: TableName,
  column: string,
  values: readonly unknown[],
  report: Report,
): void {
  const seen = new Set<unknown>();
  for (const [index, value] of values.entries()) {
    if (seen.has(value))
      report(
        pointerOf(tables, table, index, column),
        `Two rows of ${table} have the ${column} ${String(value)}.`,
        "Use a different one for each.",
      );
    seen.add(value);
  }
}

/** Rows that follow from the data have no place in it that could be named more closely. */
function pointerOf(tables: WikiTables, table: TableName, index: number, column: string): string {
  if (tables[table] !== undefined) return `/tables/${table}/${index}/${column}`;
  return SOURCES[table] ?? "";
}

const SOURCES: Readonly<Partial<Record<TableName, string>>> = {
  pages: "/pages",
  revisions: "/pages",
  deletedrevisions: "/deleted",
  users: "/users",
  logevents: "/logs",
  changes: "/logs",
  blocks: "/blocks",
  tags: "/tags",
};
