import type { WikiData, WikiTables } from "./wiki-data.js";
import type { TableName, Tables } from "./wiki.js";
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

/** Finds numbers and names that two rows share, and pages that are not there. */
export function checkReferences(data: WikiData, tables: Tables, report: Report): void {
  for (const { table, column } of UNIQUE) checkUnique(data, tables, table, column, report);
  const pages = new Set(tables.pages.map(({ pageid }) => pageid));
  for (const table of OF_PAGES) {
    if (data.tables?.[table] === undefined) continue;
    for (const [index, { pageid }] of tables[table].entries())
      if (!pages.has(pageid))
        report(
          `/tables/${table}/${index}/pageid`,
          `Page ${pageid} does not exist.`,
          "Add the page, or leave this row out.",
        );
  }
  const revisions = new Set(tables.revisions.map(({ revid }) => revid));
  if (data.tables?.pages !== undefined) checkTitles(tables, report);
  if (data.tables?.pages !== undefined)
    for (const [index, { lastrevid }] of tables.pages.entries())
      if (!revisions.has(lastrevid))
        report(
          `/tables/pages/${index}/lastrevid`,
          `Revision ${lastrevid} does not exist.`,
          "Add the revision, or name another.",
        );
}

/** Titles of pages in the data are checked when they are parsed. */
function checkTitles(tables: Tables, report: Report): void {
  const seen = new Set<string>();
  for (const [index, { title }] of tables.pages.entries()) {
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
  data: WikiData,
  tables: Tables,
  table: (typeof UNIQUE)[number]["table"],
  column: string,
  report: Report,
): void {
  const seen = new Set<unknown>();
  const rows: readonly Readonly<Record<string, unknown>>[] = tables[table];
  for (const [index, row] of rows.entries()) {
    const value = row[column];
    if (seen.has(value))
      report(
        pointerOf(data.tables, table, index, column),
        `Two rows of ${table} have the ${column} ${String(value)}.`,
        "Use a different one for each.",
      );
    seen.add(value);
  }
}

/** Rows that follow from the data have no place in it that could be named more closely. */
function pointerOf(
  given: WikiTables | undefined,
  table: TableName,
  index: number,
  column: string,
): string {
  if (given?.[table] !== undefined) return `/tables/${table}/${index}/${column}`;
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
