import type { Title } from "../../data/title.js";
import type { Tables } from "../../data/wiki.js";

/**
 * The tables with columns that tell which page has a title now: the page of log entries, and whether
 * a recent change is of a redirect.
 */
export function withTitleFacts(tables: Tables, titles: readonly Title[]): Tables {
  const present = new Map(
    titles.map(({ ns, text }) => [
      text,
      tables.pages.find((page) => page.ns === ns && page.title === text),
    ]),
  );
  return {
    ...tables,
    logevents: tables.logevents.map((row) => {
      const pageid = present.get(row.title)?.pageid ?? 0;
      return present.has(row.title) && row.pageid !== pageid ? { ...row, pageid } : row;
    }),
    changes: tables.changes.map((row) => {
      const redirect = present.get(row.title)?.redirect ?? false;
      return present.has(row.title) && row.redirect !== redirect ? { ...row, redirect } : row;
    }),
  };
}
