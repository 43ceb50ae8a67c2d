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
import { CATEGORY } from "../data/namespaces.js";

/** Tables with a page, and the page. */
export interface WithPage {
  readonly tables: Tables;
  readonly page: WikiPageRow;
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
  const data = { title: title.text, text: content };
  // A text of a request has no location in data that could be reported.
  const found = linksOf(
    pagesIn(tables, site),
    title,
    data,
    { text: content, contentmodel },
    "",
    () => undefined,
  );
  const links = savedLinks(found, site, tables);
  const revisions = tables.revisions.filter((row) => row.pageid === pageid);
  const last = revisions.at(-1);
  if (!last) throw new RangeError("The page has no revision.");
  const plan = {
    kind: "live",
    pointer: "",
    title,
    revisions: [],
    versions: [],
    data,
    links,
  } as const;
  const isNew = revisions.length === 1 && last.parentid === 0;
  const planned: PageWithId = { plan, pageid, last, isNew };
  const before = tables.pages.find((page) => page.pageid === pageid);
  const page = pageAfter(planned, before, site);
  const pages = before
    ? tables.pages.map((each) => (each === before ? page : each))
    : [...tables.pages, page];
  return { tables: withLinks({ ...tables, pages }, pageid, [planned]), page };
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
    extlinks: groupByHost(links.extlinks.map(withPath)),
  };
}

/** The server saves the URLs of one host together, in the order of the first of each. */
function groupByHost(urls: readonly string[]): readonly string[] {
  const hosts = [...new Set(urls.map(hostOf))];
  return hosts.flatMap((host) => urls.filter((url) => hostOf(url) === host));
}

function hostOf(url: string): string {
  return url.split("/", 3).join("/");
}

/** The server keeps the path of a URL apart from its host, and an empty one is `/`. */
function withPath(url: string): string {
  return /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]+$/i.test(url) ? `${url}/` : url;
}

/** The tables without a page, its links, categories and properties. */
export function withoutPageRow(tables: Tables, pageid: number): Tables {
  const pages = tables.pages.filter((page) => page.pageid !== pageid);
  return withLinks({ ...tables, pages }, pageid, []);
}

/** The tables with the links, categories and properties of a page as its text has them now; none if it is gone. */
function withLinks(tables: Tables, pageid: number, page: readonly PageWithId[]): Tables {
  const replaced = <Row extends { readonly pageid: number }>(
    rows: readonly Row[],
    fresh: readonly Row[],
  ): readonly Row[] =>
    [...rows.filter((row) => row.pageid !== pageid), ...fresh].sort(
      (one, other) => one.pageid - other.pageid,
    );
  return {
    ...tables,
    pagelinks: replaced(tables.pagelinks, linkRows(page, "links")),
    templatelinks: replaced(tables.templatelinks, linkRows(page, "templates")),
    imagelinks: replaced(tables.imagelinks, linkRows(page, "images")),
    redirects: replaced(tables.redirects, redirectRows(page)),
    extlinks: replaced(tables.extlinks, keptExtlinks(tables, pageid, page)),
    langlinks: replaced(tables.langlinks, langlinkRows(page)),
    iwlinks: replaced(tables.iwlinks, iwlinkRows(page)),
    categorylinks: replaced(tables.categorylinks, keptCategoryLinks(tables, pageid, page)),
    pageprops: replaced(tables.pageprops, pagePropRows(page)),
  };
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

/** The tables with what follows from others: the categories, and no reservations of titles that have a page. */
export function withDerivedRows(tables: Tables): Tables {
  const { pages, pageprops, categorylinks, protectedtitles } = tables;
  const hidden = new Set(
    pageprops.filter(({ name }) => name === "hiddencat").map(({ pageid }) => pageid),
  );
  const described = pages
    .filter(({ ns }) => ns === CATEGORY)
    .map(({ title, pageid }) => ({ title, hidden: hidden.has(pageid) }));
  const titles = new Set(pages.map(({ title }) => title));
  return {
    ...tables,
    categories: categoryRows(categorylinks, described),
    protectedtitles: protectedtitles.filter(({ title }) => !titles.has(title)),
  };
}
