// The special pages that `list=querypage` can run. Observed on MediaWiki 1.45.

import type { Cell, TableRow } from "../../values/row.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import type { Store } from "../../store/store.js";
import { compareCells } from "../../values/compare.js";
import { digitsOf } from "../../values/moment.js";
import {
  CATEGORY,
  FILE,
  MAIN,
  MEDIAWIKI,
  TEMPLATE,
  USER,
  USER_TALK,
} from "../../data/namespaces.js";

/** A special page with a list of titles. */
export interface QueryPage {
  /** The rows with `ns` and `key`, and additional members of the results. */
  readonly list: List;
  /** The order of the values. Default: the order of the titles. */
  readonly order?: "ascending" | "descending";
  /** The right that a request requires. */
  readonly right?: string;
  /** Wikis in miser mode list it without a cache. */
  readonly cheap?: true;
}

type List = (store: Store) => readonly TableRow[];

/** A page or title property. */
type Test = (row: TableRow, store: Store) => boolean;

const content = pagesWhere("content");
const lengths = valued(content, ({ length }) => numberOrZero(length));
const revisions = valued(content, rowCount("revisions"), 1);

/** All such special pages, by their names in requests. */
export const QUERY_PAGES: Readonly<Record<string, QueryPage>> = {
  Ancientpages: { list: lastRevisions, order: "ascending" },
  BrokenRedirects: { list: brokenRedirects },
  Deadendpages: { list: pagesWhere("content", without("pagelinks")) },
  DoubleRedirects: { list: doubleRedirects },
  Fewestrevisions: { list: revisions, order: "ascending" },
  ListDuplicatedFiles: { list: duplicatedFiles, order: "descending" },
  Listredirects: { list: redirects },
  Lonelypages: { list: pagesWhere("content", unlinked("pagelinks", "templatelinks")) },
  Longpages: { list: lengths, order: "descending", cheap: true },
  Mostcategories: { list: valued(content, rowCount("categorylinks"), 2), order: "descending" },
  Mostimages: { list: targets("imagelinks", 2), order: "descending" },
  Mostinterwikis: { list: valued(content, rowCount("langlinks"), 2), order: "descending" },
  Mostlinked: { list: targets("pagelinks", 2), order: "descending" },
  Mostlinkedcategories: { list: categorySizes, order: "descending", cheap: true },
  Mostlinkedtemplates: { list: targets("templatelinks", 1), order: "descending" },
  Mostrevisions: { list: revisions, order: "descending" },
  Shortpages: { list: lengths, order: "ascending", cheap: true },
  Uncategorizedcategories: { list: pagesWhere(CATEGORY, without("categorylinks")) },
  Uncategorizedimages: { list: pagesWhere(FILE, without("categorylinks")) },
  Uncategorizedpages: { list: pagesWhere("content", without("categorylinks")) },
  Uncategorizedtemplates: { list: pagesWhere(TEMPLATE, without("categorylinks")) },
  Unusedcategories: {
    list: pagesWhere(CATEGORY, unlinked("categorylinks"), lacks("expectunusedcategory")),
  },
  Unusedimages: { list: unusedFiles, order: "ascending" },
  Unusedtemplates: {
    list: pagesWhere(TEMPLATE, unlinked("templatelinks"), lacks("expectunusedtemplate")),
  },
  Unwatchedpages: {
    list: valued(
      pagesWhere("any", ({ ns }) => ns !== MEDIAWIKI, unlinked("watchlist")),
      ({ ns }) => numberOrZero(ns),
    ),
    right: "unwatchedpages",
  },
  Wantedcategories: { list: targets("categorylinks", 1, isMissing), order: "descending" },
  Wantedfiles: { list: targets("imagelinks", 1, isMissingFile), order: "descending" },
  Wantedpages: { list: wantedPages, order: "descending" },
  Wantedtemplates: {
    list: targets("templatelinks", 1, ({ ns }) => ns === TEMPLATE, isMissing),
    order: "descending",
  },
  Withoutinterwiki: { list: pagesWhere("content", without("langlinks")) },
};

/** A special page's results in order. Equal values are ordered by title. */
export function queryPageRows({ list, order }: QueryPage, store: Store): readonly TableRow[] {
  const rows = [...list(store)].sort(byTitle);
  if (order === undefined) return rows;
  const sign = order === "ascending" ? 1 : -1;
  return rows.sort((one, other) => sign * (Number(one["value"]) - Number(other["value"])));
}

function byTitle(one: TableRow, other: TableRow): number {
  return compareCells(one["ns"], other["ns"]) || compareCells(one["key"], other["key"]);
}

/** Pages in one namespace or all content namespaces, except redirects. */
function pagesWhere(among: number | "content" | "any", ...tests: readonly Test[]): List {
  return (store) =>
    store.rows("pages").filter((page) => {
      const ns = numberOrZero(page["ns"]);
      const isAmong =
        among === "content" ? store.site.namespaces.get(ns)?.content === true : among === ns;
      return (
        page["redirect"] !== true &&
        (among === "any" || isAmong) &&
        tests.every((test) => test(page, store))
      );
    });
}

/** Pages without rows in a table. */
function without(table: string): Test {
  return (page, store) => rowCount(table)(page, store) === 0;
}

function rowCount(table: string): (page: TableRow, store: Store) => number {
  return ({ pageid }, store) => store.find(table, "pageid", pageid).length;
}

/** Titles without a row in the tables. */
function unlinked(...tables: readonly string[]): Test {
  return ({ ns, key }, store) =>
    !tables.some((table) => store.find(table, "key", key).some((link) => link["ns"] === ns));
}

/** Pages without a given property. */
function lacks(property: string): Test {
  return ({ pageid }, store) =>
    !store.find("pageprops", "pageid", pageid).some(({ name }) => name === property);
}

function isMissing({ ns, key }: TableRow, store: Store): boolean {
  return store.pageByTitle(ns, key) === undefined;
}

/** Whether neither the file nor a redirect to it exists. */
function isMissingFile({ key }: TableRow, store: Store): boolean {
  const isFile = (name: Cell): boolean => store.find("files", "key", name).length > 0;
  const target = targetOf(store.pageByTitle(FILE, key), store);
  return !isFile(key) && !(target?.["ns"] === FILE && isFile(target["key"]));
}

/** Pages with a sufficiently large value. */
function valued(
  list: List,
  valueOf: (page: TableRow, store: Store) => number,
  least = Number.NEGATIVE_INFINITY,
): List {
  return (store) =>
    list(store)
      .map((row) => ({ ns: row["ns"], key: row["key"], value: valueOf(row, store) }))
      .filter(({ value }) => value >= least)
      .map((row) => ({ ...row, value: String(row.value) }));
}

function lastRevisions(store: Store): readonly TableRow[] {
  return content(store).map((page) => {
    const [last] = store.find("revisions", "revid", page["lastrevid"]);
    return timed(page, last?.["timestamp"]);
  });
}

function unusedFiles(store: Store): readonly TableRow[] {
  const files = store.rows("files").filter((file) => unlinked("imagelinks")(file, store));
  return files.map((file) => timed(file, file["timestamp"]));
}

function timed({ ns, key }: TableRow, timestamp: Cell): TableRow {
  return { ns, key, value: digitsOf(textOrEmpty(timestamp)), timestamp };
}

function categorySizes(store: Store): readonly TableRow[] {
  return valued(
    () => store.rows("categories"),
    ({ size }) => numberOrZero(size),
    1,
  )(store);
}

/** Link targets with the number of links. */
function targets(table: string, least: number, ...tests: readonly Test[]): List {
  return (store) =>
    counted(store.rows(table), least, titleName).filter((title) =>
      tests.every((test) => test(title, store)),
    );
}

function wantedPages(store: Store): readonly TableRow[] {
  const sourceOf = ({ pageid }: TableRow): TableRow => store.pageById(pageid) ?? {};
  const links = store
    .rows("pagelinks")
    .filter((link) => ![USER, USER_TALK].includes(numberOrZero(link["ns"])))
    .filter((link) => sourceOf(link)["ns"] !== MEDIAWIKI);
  const isWanted: Test = ({ ns, key }) =>
    store
      .find("pagelinks", "key", key)
      .some((link) => link["ns"] === ns && sourceOf(link)["redirect"] !== true);
  return counted(links, 1, titleName).filter(
    (title) => isMissing(title, store) && isWanted(title, store),
  );
}

function duplicatedFiles(store: Store): readonly TableRow[] {
  const files = [...store.rows("files")].sort(byTitle);
  return counted(files, 2, ({ sha1 }) => textOrEmpty(sha1));
}

/** The first row for each name, with the number of rows. */
function counted(
  rows: readonly TableRow[],
  least: number,
  nameOf: (row: TableRow) => string,
): readonly TableRow[] {
  const groups = new Map<string, { readonly first: TableRow; count: number }>();
  for (const row of rows) {
    const group = groups.get(nameOf(row)) ?? { first: row, count: 0 };
    group.count++;
    groups.set(nameOf(row), group);
  }
  return [...groups.values()]
    .filter(({ count }) => count >= least)
    .map(({ first: { ns, key }, count }) => ({ ns, key, value: String(count) }));
}

function titleName({ ns, key }: TableRow): string {
  return `${numberOrZero(ns)}:${textOrEmpty(key)}`;
}

/** A redirect's target. */
function targetOf(page: TableRow | undefined, store: Store): TableRow | undefined {
  return page && store.find("redirects", "pageid", page["pageid"])[0];
}

function redirects(store: Store): readonly TableRow[] {
  const pages = store.rows("pages").filter(({ redirect }) => redirect === true);
  return pages.map((page) => {
    const target = targetOf(page, store);
    const interwiki = target ? textOrEmpty(target["interwiki"]) : null;
    return withResult(page, { ...targetColumns("rd", target), rd_interwiki: interwiki });
  });
}

/** Redirects to pages that do not exist. */
function brokenRedirects(store: Store): readonly TableRow[] {
  return store.rows("redirects").flatMap((target) => {
    const page = store.pageById(target["pageid"]);
    const isLocal = target["interwiki"] === undefined && numberOrZero(target["ns"]) >= MAIN;
    return page && isLocal && isMissing(target, store)
      ? [withResult(page, targetColumns("rd", target))]
      : [];
  });
}

/** Redirects to redirects. */
function doubleRedirects(store: Store): readonly TableRow[] {
  return store.rows("redirects").flatMap((target) => {
    const page = store.pageById(target["pageid"]);
    const last = targetOf(store.pageByTitle(target["ns"], target["key"]), store);
    if (!page || !last || target["interwiki"] !== undefined) return [];
    return [
      withResult(page, {
        ...targetColumns("b", target),
        ...targetColumns("c", last),
        c_interwiki: textOrEmpty(last["interwiki"]),
      }),
    ];
  });
}

function withResult({ ns, key }: TableRow, databaseResult: TableRow): TableRow {
  return { ns, key, databaseResult: { ...databaseResult } };
}

/** A target's columns, with numbers as strings; null if a redirect does not have a target. */
function targetColumns(
  prefix: string,
  target: TableRow | undefined,
): Readonly<Record<string, string | null>> {
  return {
    [`${prefix}_namespace`]: target ? String(numberOrZero(target["ns"])) : null,
    [`${prefix}_title`]: target ? textOrEmpty(target["key"]) : null,
    [`${prefix}_fragment`]: target ? textOrEmpty(target["fragment"]) : null,
  };
}
