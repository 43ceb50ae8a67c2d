// A page as its text makes it: its row, links, categories and properties.

import type { Site } from "../data/site.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Tables } from "../data/wiki.js";
import type {
  WikiCategoryLinkRow,
  WikiExtlinkRow,
  WikiPageRow,
  WikiRevisionRow,
} from "../data/wiki-data.js";
import { isSince } from "../data/wiki-version.js";
import {
  categoryLinkRows,
  categoryRows,
  extlinkRows,
  iwlinkRows,
  langlinkRows,
  linkRows,
  pagePropRows,
  redirectRows,
} from "../tables/link-rows.js";
import { pageRow } from "../tables/page-rows.js";
import type { PageWithId } from "../tables/page-rows.js";
import { textPages } from "../render/page-source.js";
import type { PageSource } from "../render/page-source.js";
import { linksOf } from "../wikitext/links.js";
import type { PageLinks } from "../wikitext/links.js";

const CATEGORY = 14;

/** Tables with a page, and the page. */
export interface WithPage {
  readonly tables: Tables;
  readonly page: WikiPageRow;
}

/** The links of a text. A text of a request has no place in data that could be reported. */
function linksOfText(pages: PageSource, title: Title, text: string): PageLinks {
  return linksOf(pages, title, { title: title.text }, text, "", () => undefined);
}

/** The latest texts of the pages of tables. */
function pagesIn({ pages, revisions }: Tables, site: Site): PageSource {
  return textPages(site, () => {
    const latest = new Map(revisions.map(({ pageid, content }) => [pageid, content]));
    return pages.map(({ pageid, title }) => ({ pageid, title, text: latest.get(pageid) ?? "" }));
  });
}

/**
 * Makes a revision the present one of its page: the page's row with its links, categories and
 * properties. The page has the title, whichever it had before.
 */
export function withPresentText(
  tables: Tables,
  site: Site,
  title: Title,
  { pageid, content, contentmodel }: WikiRevisionRow,
): WithPage {
  const text = contentmodel === "wikitext" ? content : "";
  const links = savedLinks(linksOfText(pagesIn(tables, site), title, text), site, tables);
  const revisions = tables.revisions.filter((row) => row.pageid === pageid);
  const last = revisions.at(-1);
  if (!last) throw new RangeError("The page has no revision.");
  const plan = {
    kind: "live",
    pointer: "",
    title,
    revisions: [],
    versions: [],
    data: { title: title.text, text: content },
    links,
  } as const;
  const planned: PageWithId = { plan, pageid, last, isNew: revisions.length === 1 };
  const before = tables.pages.find((page) => page.pageid === pageid);
  const page = pageAfter(planned, before, site);
  const pages = before
    ? tables.pages.map((each) => (each === before ? page : each))
    : [...tables.pages, page];
  const linked = withLinks({ ...tables, pages }, tables, pageid, planned);
  return { tables: withTitleFacts(linked, [title]), page };
}

/** A new text changes neither the language of a page nor what its data say about it. */
function pageAfter(planned: PageWithId, before: WikiPageRow | undefined, site: Site): WikiPageRow {
  const page = pageRow(planned, site);
  if (!before) return page;
  const { pagelanguage, pagelanguagehtmlcode, pagelanguagedir } = before;
  return { ...page, pagelanguage, pagelanguagehtmlcode, pagelanguagedir };
}

/** The links of a text as the server saves them: a category lists pages with missing files. */
function savedLinks(links: PageLinks, site: Site, { files }: Tables): PageLinks {
  const names = new Set(files.map(({ name }) => name));
  const broken = titleOf(site, CATEGORY, "Pages_with_broken_file_links");
  const prefix = links.props["defaultsort"] ?? "";
  const isBroken = links.images.some(({ key }) => !names.has(key));
  return {
    ...links,
    categories: [...links.categories, ...(isBroken ? [{ title: broken, prefix }] : [])],
    extlinks: isSince(site, "1.43") ? links.extlinks.map(withPath) : links.extlinks,
  };
}

/** Since 1.43, the server keeps the path of a URL apart from its host, and an empty one is `/`. */
function withPath(url: string): string {
  return /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]+$/i.test(url) ? `${url}/` : url;
}

/** The tables without a page, its links, categories and properties. */
export function withoutPageRow(tables: Tables, pageid: number): Tables {
  const pages = tables.pages.filter((page) => page.pageid !== pageid);
  return withLinks({ ...tables, pages }, tables, pageid, undefined);
}

/**
 * The tables with the links, categories and properties of a page as its text has them now.
 *
 * @param before the tables before the page changed
 * @param page undefined if it is gone
 */
function withLinks(
  tables: Tables,
  before: Tables,
  pageid: number,
  page: PageWithId | undefined,
): Tables {
  const list = page ? [page] : [];
  // Tables are in the order of pages.
  const replaced = <Row extends { readonly pageid: number }>(
    rows: readonly Row[],
    fresh: readonly Row[],
  ): readonly Row[] => {
    const others = rows.filter((row) => row.pageid !== pageid);
    const at = others.findIndex((row) => row.pageid > pageid);
    return at < 0 ? [...others, ...fresh] : [...others.slice(0, at), ...fresh, ...others.slice(at)];
  };
  const linked: Tables = {
    ...tables,
    pagelinks: replaced(tables.pagelinks, linkRows(list, "links")),
    templatelinks: replaced(tables.templatelinks, linkRows(list, "templates")),
    imagelinks: replaced(tables.imagelinks, linkRows(list, "images")),
    redirects: replaced(tables.redirects, redirectRows(list)),
    extlinks: replaced(tables.extlinks, keptExtlinks(tables, pageid, list)),
    langlinks: replaced(tables.langlinks, langlinkRows(list)),
    iwlinks: replaced(tables.iwlinks, iwlinkRows(list)),
    categorylinks: replaced(tables.categorylinks, keptCategoryLinks(tables, pageid, list)),
    pageprops: replaced(tables.pageprops, pagePropRows(list)),
  };
  return { ...linked, categories: categoriesAfter(before, linked, pageid) };
}

/** A page that stays in a category keeps the time at which it came there. */
function keptCategoryLinks(
  { categorylinks }: Tables,
  pageid: number,
  page: readonly PageWithId[],
): readonly WikiCategoryLinkRow[] {
  const before = categorylinks.filter((row) => row.pageid === pageid);
  return categoryLinkRows(page).map(
    (row) =>
      before.find(({ title, sortkey }) => title === row.title && sortkey === row.sortkey) ?? row,
  );
}

/** Links that stay keep their numbers. */
function keptExtlinks(
  { extlinks }: Tables,
  pageid: number,
  page: readonly PageWithId[],
): readonly WikiExtlinkRow[] {
  const before = extlinks.filter((row) => row.pageid === pageid);
  let last = extlinks.reduce((most, { id }) => Math.max(most, id), 0);
  return extlinkRows(page).map((row) => {
    const kept = before.find(({ index }) => index === row.index);
    if (kept) return kept;
    last += 1;
    return { ...row, id: last };
  });
}

/** The categories, with new counts for those that a page left, entered or describes. */
function categoriesAfter(before: Tables, now: Tables, pageid: number): Tables["categories"] {
  const [left, entered] = [before, now].map(
    ({ categorylinks }) =>
      new Set(categorylinks.flatMap((row) => (row.pageid === pageid ? [nameOf(row.title)] : []))),
  );
  const described = new Map(
    now.pages.flatMap(({ ns, title, pageid: id }) =>
      ns === CATEGORY ? [[nameOf(title), id]] : [],
    ),
  );
  const own = [...before.pages, ...now.pages].filter(
    (row) => row.pageid === pageid && row.ns === CATEGORY,
  );
  // A page that stays in a category counts as before, also in a different kind of namespace.
  const touched = new Set([
    ...[...(left ?? [])].filter((name) => !entered?.has(name)),
    ...[...(entered ?? [])].filter((name) => !left?.has(name)),
    ...own.map(({ title }) => nameOf(title)),
  ]);
  const links = now.categorylinks.filter(({ title }) => touched.has(nameOf(title)));
  const counted = new Map(categoryRows(links, []).map((row) => [row.category, row]));
  const isHidden = (category: string): boolean =>
    now.pageprops.some((row) => row.name === "hiddencat" && row.pageid === described.get(category));
  const rowOf = (category: string): Tables["categories"] => {
    const row = counted.get(category);
    if (!row && !described.has(category)) return [];
    const empty = { category, size: 0, pages: 0, files: 0, subcats: 0 };
    return [{ ...empty, ...row, hidden: isHidden(category) }];
  };
  const known = new Set(before.categories.map(({ category }) => category));
  return [
    ...before.categories.flatMap((row) =>
      touched.has(row.category) ? rowOf(row.category) : [row],
    ),
    ...[...touched].filter((category) => !known.has(category)).flatMap(rowOf),
  ];
}

function nameOf(title: string): string {
  return title.slice(title.indexOf(":") + 1);
}

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
