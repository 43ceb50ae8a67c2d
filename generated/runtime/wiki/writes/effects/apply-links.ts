// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// The parts of changes that several kinds have: revisions, links, log entries, watch lists, counts.

import type { Tables } from "../../data/wiki.js";
import type { WikiCategoryLinkRow, WikiExtlinkRow } from "../../data/wiki-data.js";
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
  return { ...changed, categories: categoriesAfter(page, tables, changed) };
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
  page: PageWithId,
  before: Tables,
  { categorylinks, pageprops }: Tables,
): Tables["categories"] {
  const { title } = page.plan;
  const isOfPage = ({ pageid }: WikiCategoryLinkRow): boolean => pageid === page.pageid;
  const touched = new Set(
    [...before.categorylinks, ...categorylinks].filter(isOfPage).map((row) => row.title),
  );
  if (title.ns === CATEGORY) touched.add(title.text);
  const counted = categoryRows(
    categorylinks.filter((row) => touched.has(row.title)),
    title.ns === CATEGORY ? [page] : [],
  );
  const hidden = new Set(
    pageprops.flatMap(({ name, pageid }) => (name === "hiddencat" ? [pageid] : [])),
  );
  const isHidden = (category: string): boolean =>
    before.pages.some(
      ({ ns, title: text, pageid }) =>
        ns === CATEGORY && nameOf(text) === category && hidden.has(pageid),
    );
  const exists = (category: string): boolean =>
    before.pages.some(({ ns, title: text }) => ns === CATEGORY && nameOf(text) === category);
  const names = new Set([...touched].map(nameOf));
  const fresh = new Map(counted.map((row) => [row.category, row]));
  const kept = before.categories.flatMap((row) => {
    if (!names.has(row.category)) return [row];
    const now = fresh.get(row.category);
    fresh.delete(row.category);
    if (now) return [{ ...now, hidden: now.hidden || isHidden(row.category) }];
    return exists(row.category) ? [{ ...row, size: 0, pages: 0, files: 0, subcats: 0 }] : [];
  });
  return [
    ...kept,
    ...[...fresh.values()].map((row) => ({ ...row, hidden: row.hidden || isHidden(row.category) })),
  ];
}

const CATEGORY = 14;

function nameOf(title: string): string {
  return title.slice(title.indexOf(":") + 1);
}
