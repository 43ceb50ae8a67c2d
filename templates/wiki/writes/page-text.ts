// A page as derived from its text: its row, links, categories and properties.

import { trackingCategories } from "../data/site.js";
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
import { categoryRows, linkTables } from "../tables/link-rows.js";
import { pageRow } from "../tables/page-rows.js";
import type { PageWithId } from "../tables/page-rows.js";
import { textPages } from "../render/page-source.js";
import { textOrEmpty } from "../values/row.js";
import { linksOf } from "../wikitext/links.js";
import type { PageLinks } from "../wikitext/links.js";
import { CATEGORY } from "../data/namespaces.js";

/** Makes a revision the current one of its page, and sets the page's title. */
export function withPresentText(
  tables: Tables,
  site: Site,
  title: Title,
  last: WikiRevisionRow,
): { readonly tables: Tables; readonly page: WikiPageRow } {
  const { pageid, content: text, contentmodel } = last;
  const source = textPages(site, () => {
    const latest = new Map(tables.revisions.map((row) => [row.pageid, row.content]));
    return tables.pages.map((page) => ({ ...page, text: latest.get(page.pageid) ?? "" }));
  });
  const data = { title: title.text, text };
  // A text in a request does not have a location in data to report.
  const found = linksOf(source, title, data, { text, contentmodel }, "", () => undefined);
  const links = savedLinks(found, site, tables);
  const own = { kind: "live", pointer: "", title, revisions: [], versions: [] } as const;
  const isFirst = tables.revisions.filter((row) => row.pageid === pageid).length === 1;
  const isNew = isFirst && last.parentid === 0;
  const planned = { plan: { ...own, data, links }, pageid, last, isNew };
  const before = tables.pages.find((page) => page.pageid === pageid);
  const fresh = pageRow(planned, site);
  // A new text does not change the page's language.
  const { pagelanguage, pagelanguagehtmlcode, pagelanguagedir } = before ?? fresh;
  const page = { ...fresh, pagelanguage, pagelanguagehtmlcode, pagelanguagedir };
  const pages = before
    ? tables.pages.map((each) => (each === before ? page : each))
    : [...tables.pages, page];
  return { tables: withLinks({ ...tables, pages }, pageid, [planned]), page };
}

/** A text's links as the server saves them: a category lists pages with missing files. */
function savedLinks(links: PageLinks, site: Site, { files }: Tables): PageLinks {
  const names = new Set(files.map(({ name }) => name));
  const category = textOrEmpty(trackingCategories(site)["broken-file-category"]);
  const broken = titleOf(site, CATEGORY, category.replaceAll(" ", "_"));
  const prefix = links.props["defaultsort"] ?? "";
  const isBroken = links.images.some(({ key }) => !names.has(key));
  return {
    ...links,
    categories: [...links.categories, ...(isBroken ? [{ title: broken, prefix }] : [])],
    extlinks: groupByHost(links.extlinks.map(withPath)),
  };
}

/** The server groups URLs by host, in the order in which the hosts first appear. */
function groupByHost(urls: readonly string[]): readonly string[] {
  const hosts = [...new Set(urls.map(hostOf))];
  return hosts.flatMap((host) => urls.filter((url) => hostOf(url) === host));
}

function hostOf(url: string): string {
  return url.split("/", 3).join("/");
}

/** The server stores a URL's path separately from its host, and an empty path as `/`. */
function withPath(url: string): string {
  return url.replace(/^((?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]+)$/i, "$1/");
}

/** The tables without a page and its links, categories and properties. */
export function withoutPageRow(tables: Tables, pageid: number): Tables {
  const pages = tables.pages.filter((page) => page.pageid !== pageid);
  return withLinks({ ...tables, pages }, pageid, []);
}

/**
 * The tables with a page's current links, categories and properties; without them if the page was
 * removed.
 */
function withLinks(tables: Tables, pageid: number, page: readonly PageWithId[]): Tables {
  const replaced = <Row extends { readonly pageid: number }>(
    rows: readonly Row[],
    fresh: readonly Row[],
  ): readonly Row[] =>
    [...rows.filter((row) => row.pageid !== pageid), ...fresh].sort(
      (one, other) => one.pageid - other.pageid,
    );
  const fresh = linkTables(page);
  return {
    ...tables,
    pagelinks: replaced(tables.pagelinks, fresh.pagelinks),
    templatelinks: replaced(tables.templatelinks, fresh.templatelinks),
    imagelinks: replaced(tables.imagelinks, fresh.imagelinks),
    redirects: replaced(tables.redirects, fresh.redirects),
    extlinks: replaced(tables.extlinks, newExtlinks(tables, fresh.extlinks)),
    langlinks: replaced(tables.langlinks, fresh.langlinks),
    iwlinks: replaced(tables.iwlinks, fresh.iwlinks),
    categorylinks: replaced(tables.categorylinks, keptCategoryLinks(tables, fresh.categorylinks)),
    pageprops: replaced(tables.pageprops, fresh.pageprops),
  };
}

/** A page that stays in a category keeps the time at which it was added. */
function keptCategoryLinks(
  { categorylinks }: Tables,
  fresh: readonly WikiCategoryLinkRow[],
): readonly WikiCategoryLinkRow[] {
  return fresh.map(
    (row) =>
      categorylinks.find(
        ({ pageid, title, sortkey }) =>
          pageid === row.pageid && title === row.title && sortkey === row.sortkey,
      ) ?? row,
  );
}

/** New links are numbered after the existing ones. */
function newExtlinks(
  { extlinks }: Tables,
  fresh: readonly WikiExtlinkRow[],
): readonly WikiExtlinkRow[] {
  const last = extlinks.reduce((most, { id }) => Math.max(most, id), 0);
  return fresh.map((row) => ({ ...row, id: last + row.id }));
}

/**
 * The tables with derived tables: the categories, and title protections without those that have a
 * page.
 */
export function withDerivedRows(tables: Tables): Tables {
  const titles = new Set(tables.pages.map(({ title }) => title));
  return {
    ...tables,
    categories: categoryRows(tables),
    protectedtitles: tables.protectedtitles.filter(({ title }) => !titles.has(title)),
  };
}
