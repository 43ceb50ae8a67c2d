// The lists of the special pages that `list=querypage` runs. Observed on MediaWiki 1.45.

import type { Cell, TableRow } from "../../values/row.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import type { Store } from "../../store/store.js";
import { compareCells } from "../../values/compare.js";
import { digitsOf } from "../../values/moment.js";
import {
  CATEGORY,
  FILE,
  MAIN,
  MEDIA,
  MEDIAWIKI,
  TEMPLATE,
  USER,
  USER_TALK,
} from "../../data/namespaces.js";

/** A special page that lists titles. */
export interface QueryPage {
  /** The list: rows with `ns` and `key`, and the members that results have besides the title. */
  readonly list: (store: Store) => readonly TableRow[];
  /** The order of the values. Default: the order of the titles. */
  readonly order?: "ascending" | "descending";
  /** The right that a request requires. */
  readonly right?: string;
  /** Wikis in miser mode also list it without a cache. */
  readonly cheap?: true;
}

/** Every special page of this kind, by its name in requests. */
export const QUERY_PAGES: Readonly<Record<string, QueryPage>> = {
  Ancientpages: { list: lastRevisions, order: "ascending" },
  BrokenRedirects: { list: brokenRedirects },
  Deadendpages: { list: contentWithout("pagelinks") },
  DoubleRedirects: { list: doubleRedirects },
  Fewestrevisions: { list: countedOfPages("revisions", 1), order: "ascending" },
  ListDuplicatedFiles: { list: duplicatedFiles, order: "descending" },
  Listredirects: { list: redirects },
  Lonelypages: { list: lonelyPages },
  Longpages: { list: lengths, order: "descending", cheap: true },
  MediaStatistics: { list: mediaStatistics },
  Mostcategories: { list: countedOfPages("categorylinks", 2), order: "descending" },
  Mostimages: { list: countedLinks("imagelinks", 2), order: "descending" },
  Mostinterwikis: { list: countedOfPages("langlinks", 2), order: "descending" },
  Mostlinked: { list: countedLinks("pagelinks", 2), order: "descending" },
  Mostlinkedcategories: { list: categorySizes, order: "descending", cheap: true },
  Mostlinkedtemplates: { list: countedLinks("templatelinks", 1), order: "descending" },
  Mostrevisions: { list: countedOfPages("revisions", 1), order: "descending" },
  Shortpages: { list: lengths, order: "ascending", cheap: true },
  Uncategorizedcategories: { list: uncategorized(CATEGORY) },
  Uncategorizedimages: { list: uncategorized(FILE) },
  Uncategorizedpages: { list: contentWithout("categorylinks") },
  Uncategorizedtemplates: { list: uncategorized(TEMPLATE) },
  Unusedcategories: { list: unused(CATEGORY, "categorylinks", "expectunusedcategory") },
  Unusedimages: { list: unusedFiles, order: "ascending" },
  Unusedtemplates: { list: unused(TEMPLATE, "templatelinks", "expectunusedtemplate") },
  Unwatchedpages: { list: unwatchedPages, right: "unwatchedpages" },
  Wantedcategories: { list: wanted("categorylinks"), order: "descending" },
  Wantedfiles: { list: wantedFiles, order: "descending" },
  Wantedpages: { list: wantedPages, order: "descending" },
  Wantedtemplates: { list: wantedTemplates, order: "descending" },
  Withoutinterwiki: { list: contentWithout("langlinks") },
};

/** The results of a special page in their order. Equal values are in the order of titles. */
export function queryPageRows({ list, order }: QueryPage, store: Store): readonly TableRow[] {
  const rows = inTitleOrder(list(store));
  if (order === undefined) return rows;
  const sign = order === "ascending" ? 1 : -1;
  return rows.sort((one, other) => sign * compareCells(sortValue(one), sortValue(other)));
}

function sortValue({ value }: TableRow): Cell {
  return Number(value);
}

/** Rows in the order of namespaces and keys; lists of redirects have an order of their own. */
function inTitleOrder(rows: readonly TableRow[]): TableRow[] {
  return [...rows].sort(
    (one, other) =>
      compareCells(one["position"], other["position"]) ||
      compareCells(one["ns"], other["ns"]) ||
      compareCells(one["key"], other["key"]),
  );
}

function articles(store: Store): readonly TableRow[] {
  return store.rows("pages").filter(({ redirect }) => redirect !== true);
}

function contentPages(store: Store, rows = articles(store)): readonly TableRow[] {
  const { namespaces } = store.site;
  return rows.filter(({ ns }) => namespaces.get(numberOrZero(ns))?.content === true);
}

function without(store: Store, table: string): (page: TableRow) => boolean {
  return ({ pageid }) => store.find(table, "pageid", pageid).length === 0;
}

function isLinked(store: Store, table: string, { ns, key }: TableRow): boolean {
  return store.find(table, "key", key).some((link) => link["ns"] === ns);
}

function contentWithout(table: string): QueryPage["list"] {
  return (store) => contentPages(store).filter(without(store, table));
}

function lastRevisions(store: Store): readonly TableRow[] {
  return contentPages(store).map((page) => {
    const [last] = store.find("revisions", "revid", page["lastrevid"]);
    return withTime(page, last?.["timestamp"]);
  });
}

function lonelyPages(store: Store): readonly TableRow[] {
  return contentPages(store).filter(
    (page) => !isLinked(store, "pagelinks", page) && !isLinked(store, "templatelinks", page),
  );
}

function unwatchedPages(store: Store): readonly TableRow[] {
  return articles(store)
    .filter((page) => page["ns"] !== MEDIAWIKI && !isLinked(store, "watchlist", page))
    .map((page) => withValue(page, numberOrZero(page["ns"])));
}

function categorySizes(store: Store): readonly TableRow[] {
  return store
    .rows("categories")
    .filter(({ size }) => numberOrZero(size) > 0)
    .map((row) => withValue(row, numberOrZero(row["size"])));
}

function uncategorized(ns: number): QueryPage["list"] {
  return (store) =>
    articles(store).filter((page) => page["ns"] === ns && without(store, "categorylinks")(page));
}

/** Pages of a namespace without links to them, unless a property of the page expects that. */
function unused(ns: number, table: string, property: string): QueryPage["list"] {
  return (store) =>
    articles(store).filter(
      (page) =>
        page["ns"] === ns &&
        !isLinked(store, table, page) &&
        !store.find("pageprops", "pageid", page["pageid"]).some(({ name }) => name === property),
    );
}

function lengths(store: Store): readonly TableRow[] {
  return contentPages(store).map((page) => withValue(page, numberOrZero(page["length"])));
}

/** Pages with the number of their rows in a table. */
function countedOfPages(table: string, least: number): QueryPage["list"] {
  return (store) => {
    // The lists of categories and languages also have redirects.
    const pages = contentPages(store, table === "revisions" ? undefined : store.rows("pages"));
    return pages
      .map((page) => ({ page, count: store.find(table, "pageid", page["pageid"]).length }))
      .filter(({ count }) => count >= least)
      .map(({ page, count }) => withValue(page, count));
  };
}

/** The titles that links lead to, with the number of links. */
function countedLinks(table: string, least: number): QueryPage["list"] {
  return (store) =>
    grouped(store.rows(table), titleName)
      .filter((links) => links.length >= least)
      .map((links) => withValue(links[0] ?? {}, links.length));
}

function wanted(table: string): QueryPage["list"] {
  return (store) => missing(store, countedLinks(table, 1)(store));
}

function wantedTemplates(store: Store): readonly TableRow[] {
  return wanted("templatelinks")(store).filter(({ ns }) => ns === TEMPLATE);
}

function wantedPages(store: Store): readonly TableRow[] {
  const links = store.rows("pagelinks").filter(({ ns, pageid }) => {
    const isOfUser = ns === USER || ns === USER_TALK;
    return !isOfUser && store.pageById(pageid)?.["ns"] !== MEDIAWIKI;
  });
  const titles = grouped(links, titleName)
    .filter((same) => same.some(({ pageid }) => store.pageById(pageid)?.["redirect"] !== true))
    .map((same) => withValue(same[0] ?? {}, same.length));
  return missing(store, titles);
}

function missing(store: Store, titles: readonly TableRow[]): readonly TableRow[] {
  return titles.filter(({ ns, key }) => store.pageByTitle(ns, key) === undefined);
}

function wantedFiles(store: Store): readonly TableRow[] {
  return countedLinks("imagelinks", 1)(store).filter(({ key }) => !hasFile(store, key));
}

function unusedFiles(store: Store): readonly TableRow[] {
  return store
    .rows("files")
    .filter((file) => !isLinked(store, "imagelinks", file))
    .map((file) => withTime(file, file["timestamp"]));
}

function duplicatedFiles(store: Store): readonly TableRow[] {
  return grouped(store.rows("files"), ({ sha1 }) => textOrEmpty(sha1))
    .filter((files) => files.length > 1)
    .map((files) => withValue(inTitleOrder(files)[0] ?? {}, files.length));
}

/** Whether a file exists, or a redirect leads to one. */
function hasFile(store: Store, key: Cell): boolean {
  if (store.find("files", "key", key).length > 0) return true;
  const page = store.pageByTitle(FILE, key);
  const [target] = page ? store.find("redirects", "pageid", page["pageid"]) : [];
  return target?.["ns"] === FILE && store.find("files", "key", target["key"]).length > 0;
}

function redirects(store: Store): readonly TableRow[] {
  const pages = store.rows("pages").filter(({ redirect }) => redirect === true);
  return pages.map((page) => {
    const [target] = store.find("redirects", "pageid", page["pageid"]);
    const interwiki = target ? textOrEmpty(target["interwiki"]) : null;
    return withResult(page, { ...targetOf("rd", target), rd_interwiki: interwiki });
  });
}

/** Redirects to pages that do not exist, in the order of their targets. */
function brokenRedirects(store: Store): readonly TableRow[] {
  const broken = store
    .rows("redirects")
    .filter(({ ns, interwiki }) => interwiki === undefined && numberOrZero(ns) >= MAIN);
  return inTitleOrder(missing(store, broken)).map((target, position) => {
    const page = store.pageById(target["pageid"]) ?? {};
    return { ...withResult(page, targetOf("rd", target)), position };
  });
}

/** Redirects to redirects, in the order of their targets. */
function doubleRedirects(store: Store): readonly TableRow[] {
  const first = store.rows("redirects").filter(({ interwiki }) => interwiki === undefined);
  return inTitleOrder(first).flatMap((target, position): TableRow[] => {
    const middle = store.pageByTitle(target["ns"], target["key"]);
    const [last] = middle ? store.find("redirects", "pageid", middle["pageid"]) : [];
    if (!last) return [];
    const page = store.pageById(target["pageid"]) ?? {};
    const result = {
      ...targetOf("b", target),
      ...targetOf("c", last),
      c_interwiki: textOrEmpty(last["interwiki"]),
    };
    return [{ ...withResult(page, result), position }];
  });
}

/** The columns of a target, whose numbers are texts; null if a redirect has no target. */
function targetOf(
  prefix: string,
  target: TableRow | undefined,
): Readonly<Record<string, string | null>> {
  return {
    [`${prefix}_namespace`]: target ? String(numberOrZero(target["ns"])) : null,
    [`${prefix}_title`]: target ? textOrEmpty(target["key"]) : null,
    [`${prefix}_fragment`]: target ? textOrEmpty(target["fragment"]) : null,
  };
}

/** The number and size of files by type, as titles. */
function mediaStatistics(store: Store): readonly TableRow[] {
  const types = grouped(
    store.rows("files"),
    ({ mediatype, mime }) => `${textOrEmpty(mediatype)};${textOrEmpty(mime)}`,
  );
  return types.map((files): TableRow => {
    const [{ mediatype, mime } = {}] = files;
    const size = files.reduce((sum, file) => sum + numberOrZero(file["size"]), 0);
    const key = `${textOrEmpty(mediatype)};${textOrEmpty(mime)};${files.length};${size}`;
    return withValue({ ns: MEDIA, key }, 1);
  });
}

function withValue({ ns, key }: TableRow, value: number): TableRow {
  return { ns, key, value: String(value) };
}

function withTime({ ns, key }: TableRow, timestamp: Cell): TableRow {
  return { ns, key, value: digitsOf(textOrEmpty(timestamp)), timestamp };
}

function withResult({ ns, key }: TableRow, databaseResult: TableRow): TableRow {
  return { ns, key, databaseResult: { ...databaseResult } };
}

function titleName({ ns, key }: TableRow): string {
  return `${numberOrZero(ns)}:${textOrEmpty(key)}`;
}

function grouped(
  rows: readonly TableRow[],
  nameOf: (row: TableRow) => string,
): readonly (readonly TableRow[])[] {
  const groups = new Map<string, TableRow[]>();
  for (const row of rows) {
    const name = nameOf(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return [...groups.values()];
}
