// The parts of changes that several kinds have: revisions, links, log entries, watch lists, counts.

import type { Title } from "../../data/title.js";
import type { Tables } from "../../data/wiki.js";
import type { WikiCategoryLinkRow, WikiCategoryRow, WikiExtlinkRow } from "../../data/wiki-data.js";
import {
  categoryLinkRows,
  categoryRows,
  extlinkRows,
  iwlinkRows,
  langlinkRows,
  linkRows,
  pagePropRows,
  redirectRows,
} from "../../tables/link-rows.js";
import type { PageWithId } from "../../tables/page-rows.js";

/** The tables with the links, categories and properties of a page as its text has them now. */
export function withLinksOf(page: PageWithId, tables: Tables): Tables {
  const { pageid } = page;
  const { title } = page.plan;
  const of = <Row extends { readonly pageid: number }>(
    rows: readonly Row[],
    fresh: readonly Row[],
  ): readonly Row[] => inPlace(rows, fresh, pageid);
  const categorylinks = of(tables.categorylinks, categoryLinksAfter(page, tables));
  const pageprops = of(tables.pageprops, pagePropRows([page]));
  const changed: Tables = {
    ...tables,
    pagelinks: of(tables.pagelinks, linkRows([page], "links")),
    templatelinks: of(tables.templatelinks, linkRows([page], "templates")),
    imagelinks: of(tables.imagelinks, linkRows([page], "images")),
    redirects: of(tables.redirects, redirectRows([page])),
    extlinks: of(tables.extlinks, extlinksAfter(page, tables)),
    langlinks: of(tables.langlinks, langlinkRows([page])),
    iwlinks: of(tables.iwlinks, iwlinkRows([page])),
    categorylinks,
    pageprops,
  };
  return { ...changed, categories: categoriesAfter(pageid, title, page, tables, changed) };
}

/** The tables without the links, categories and properties of a page that is gone. */
export function withoutLinksOf(pageid: number, title: Title, tables: Tables): Tables {
  const isOther = (row: { readonly pageid: number }): boolean => row.pageid !== pageid;
  const changed: Tables = {
    ...tables,
    pages: tables.pages.filter(isOther),
    pagelinks: tables.pagelinks.filter(isOther),
    templatelinks: tables.templatelinks.filter(isOther),
    imagelinks: tables.imagelinks.filter(isOther),
    redirects: tables.redirects.filter(isOther),
    extlinks: tables.extlinks.filter(isOther),
    langlinks: tables.langlinks.filter(isOther),
    iwlinks: tables.iwlinks.filter(isOther),
    categorylinks: tables.categorylinks.filter(isOther),
    pageprops: tables.pageprops.filter(isOther),
  };
  return { ...changed, categories: categoriesAfter(pageid, title, undefined, tables, changed) };
}

/** The rows of a page in the place of those that it had; tables are in the order of pages. */
function inPlace<Row extends { readonly pageid: number }>(
  rows: readonly Row[],
  fresh: readonly Row[],
  pageid: number,
): readonly Row[] {
  const others = rows.filter((row) => row.pageid !== pageid);
  const at = others.findIndex((row) => row.pageid > pageid);
  return at < 0 ? [...others, ...fresh] : [...others.slice(0, at), ...fresh, ...others.slice(at)];
}

/** A page that stays in a category keeps the time at which it came there. */
function categoryLinksAfter(
  page: PageWithId,
  { categorylinks }: Tables,
): readonly WikiCategoryLinkRow[] {
  const before = categorylinks.filter(({ pageid }) => pageid === page.pageid);
  return categoryLinkRows([page]).map(
    (row) =>
      before.find(({ title, sortkey }) => title === row.title && sortkey === row.sortkey) ?? row,
  );
}

/** Links that stay keep their numbers. */
function extlinksAfter(page: PageWithId, { extlinks }: Tables): readonly WikiExtlinkRow[] {
  const before = extlinks.filter(({ pageid }) => pageid === page.pageid);
  let last = extlinks.reduce((most, { id }) => Math.max(most, id), 0);
  return extlinkRows([page]).map((row) => {
    const kept = before.find(({ index }) => index === row.index);
    if (kept) return kept;
    last += 1;
    return { ...row, id: last };
  });
}

/** The categories, with new counts for those that the page left, entered or describes. */
function categoriesAfter(
  pageid: number,
  title: Title,
  page: PageWithId | undefined,
  before: Tables,
  { categorylinks, pageprops, pages }: Tables,
): Tables["categories"] {
  const isOfPage = (row: WikiCategoryLinkRow): boolean => row.pageid === pageid;
  const [old, now] = [before.categorylinks, categorylinks].map(
    (rows) => new Set(rows.filter(isOfPage).map((row) => row.title)),
  );
  // A page that moves to another kind of namespace counts as before.
  const touched = new Set([
    ...[...(old ?? [])].filter((name) => !now?.has(name)),
    ...[...(now ?? [])].filter((name) => !old?.has(name)),
  ]);
  const entering = categorylinks.filter((row) => isOfPage(row) && !old?.has(row.title));
  const leaving = before.categorylinks.filter((row) => isOfPage(row) && !now?.has(row.title));
  if (title.ns === CATEGORY) touched.add(title.text);
  const counted = categoryRows(
    categorylinks.filter((row) => touched.has(row.title)),
    title.ns === CATEGORY && page ? [page] : [],
  );
  const hidden = new Set(
    pageprops.flatMap(({ name, pageid: id }) => (name === "hiddencat" ? [id] : [])),
  );
  // The row of a page that the change makes follows its links.
  const described = page ? [...pages, { ns: title.ns, title: title.text, pageid }] : pages;
  const isHidden = (category: string): boolean =>
    described.some(
      ({ ns, title: text, pageid: id }) =>
        ns === CATEGORY && nameOf(text) === category && hidden.has(id),
    );
  const exists = (category: string): boolean =>
    described.some(({ ns, title: text }) => ns === CATEGORY && nameOf(text) === category);
  const names = new Set([...touched].map(nameOf));
  const fresh = new Map(counted.map((row) => [row.category, row]));
  const kept = before.categories.flatMap((row) => {
    if (!names.has(row.category)) return [row];
    const counts = adjusted(row, entering, leaving);
    const recount = fresh.get(row.category);
    // The server counts anew what seems to be empty.
    const fallen = recount ?? { ...row, size: 0, pages: 0, files: 0, subcats: 0 };
    const present = counts.size > 0 ? counts : recount;
    fresh.delete(row.category);
    if (present) return [{ ...present, hidden: isHidden(row.category) }];
    return exists(row.category) ? [fallen] : [];
  });
  return [
    ...kept,
    ...[...fresh.values()].map((row) => ({ ...row, hidden: row.hidden || isHidden(row.category) })),
  ];
}

/** The counts of a category after a page entered or left it. */
function adjusted(
  row: WikiCategoryRow,
  entering: readonly WikiCategoryLinkRow[],
  leaving: readonly WikiCategoryLinkRow[],
): WikiCategoryRow {
  const count = (type: WikiCategoryLinkRow["type"]): number => {
    const of = (each: WikiCategoryLinkRow): boolean =>
      nameOf(each.title) === row.category && each.type === type;
    return entering.filter(of).length - leaving.filter(of).length;
  };
  const [pages, files, subcats] = [count("page"), count("file"), count("subcat")];
  return {
    ...row,
    size: row.size + pages + files + subcats,
    pages: row.pages + pages,
    files: row.files + files,
    subcats: row.subcats + subcats,
  };
}

const CATEGORY = 14;

function nameOf(title: string): string {
  return title.slice(title.indexOf(":") + 1);
}
