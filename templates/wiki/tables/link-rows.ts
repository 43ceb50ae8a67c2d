import type { Title } from "../data/title.js";
import type {
  WikiCategoryLinkRow,
  WikiCategoryRow,
  WikiExtlinkRow,
  WikiIwlinkRow,
  WikiLanglinkRow,
  WikiLinkRow,
  WikiPagePropRow,
  WikiRedirectRow,
} from "../data/wiki-data.js";
import { hexOf } from "../values/bytes.js";
import type { PageWithId } from "./page-rows.js";
import { urlIndexes } from "../values/url-index.js";
import { CATEGORY, FILE } from "../data/namespaces.js";

/** One of the tables of links from a page to a title. */
export function linkRows(
  pages: readonly PageWithId[],
  kind: "links" | "templates" | "images",
): readonly WikiLinkRow[] {
  return pages.flatMap(({ plan, pageid }) =>
    [...plan.links[kind]].sort(byTitle).map(({ ns, text }) => ({ pageid, ns, title: text })),
  );
}

function byTitle(one: Title, other: Title): number {
  return one.ns - other.ns || (one.key < other.key ? -1 : 1);
}

/** The table of redirects. */
export function redirectRows(pages: readonly PageWithId[]): readonly WikiRedirectRow[] {
  return pages.flatMap(({ plan, pageid }): WikiRedirectRow[] => {
    const redirect = plan.links.redirect;
    if (!redirect) return [];
    if (redirect.kind === "external") {
      const title = redirect.text.slice(redirect.interwiki.length + 1);
      return title === "" ? [] : [{ pageid, ns: 0, title, interwiki: redirect.interwiki }];
    }
    const { ns, text, fragment } = redirect;
    return [{ pageid, ns, title: text, ...(fragment === "" ? {} : { fragment }) }];
  });
}

/** The table of pages in categories. */
export function categoryLinkRows(pages: readonly PageWithId[]): readonly WikiCategoryLinkRow[] {
  return pages.flatMap(({ plan, pageid, last }) =>
    plan.links.categories.map(({ title, prefix }) => {
      const name = plan.title.key.replaceAll("_", " ");
      const sortkey = prefix === "" ? name : `${prefix.replace(/[\n\t]/g, " ")}\n${name}`;
      return {
        pageid,
        ns: CATEGORY,
        title: title.text,
        sortkey: hexOf(sortkey.toUpperCase()),
        sortkeyprefix: prefix,
        timestamp: last.timestamp,
        type: typeIn(plan.title.ns),
      };
    }),
  );
}

function typeIn(ns: number): WikiCategoryLinkRow["type"] {
  if (ns === FILE) return "file";
  return ns === CATEGORY ? "subcat" : "page";
}

/** The page of a category. */
export interface CategoryPage {
  readonly title: string;
  readonly hidden: boolean;
}

/** The pages of categories. */
export function categoryPages(pages: readonly PageWithId[]): readonly CategoryPage[] {
  return pages
    .filter(({ plan }) => plan.title.ns === CATEGORY)
    .map(({ plan: { title, links } }) => ({
      title: title.text,
      hidden: links.props["hiddencat"] !== undefined,
    }));
}

/** The table of categories: those that have members, and those that have a page. */
export function categoryRows(
  links: readonly WikiCategoryLinkRow[],
  pages: readonly CategoryPage[],
): readonly WikiCategoryRow[] {
  const hidden = new Set(pages.flatMap((page) => (page.hidden ? [page.title] : [])));
  const counts = new Map<string, { pages: number; files: number; subcats: number }>();
  for (const { title, type } of links) {
    const count = counts.get(title) ?? { pages: 0, files: 0, subcats: 0 };
    if (type === "page") count.pages++;
    else if (type === "file") count.files++;
    else count.subcats++;
    counts.set(title, count);
  }
  for (const { title } of pages)
    if (!counts.has(title)) counts.set(title, { pages: 0, files: 0, subcats: 0 });
  return [...counts].map(([title, count]) => ({
    category: title.slice(title.indexOf(":") + 1),
    size: count.pages + count.files + count.subcats,
    pages: count.pages,
    files: count.files,
    subcats: count.subcats,
    hidden: hidden.has(title),
  }));
}

/** The table of links to URLs. */
export function extlinkRows(pages: readonly PageWithId[]): readonly WikiExtlinkRow[] {
  return pages
    .flatMap(({ plan, pageid }) =>
      plan.links.extlinks.flatMap((url) =>
        urlIndexes(url).map((index) => ({ pageid, url, index })),
      ),
    )
    .map(({ pageid, url, index }, position) => ({ id: position + 1, pageid, url, index }));
}

/** The table of links to other languages. */
export function langlinkRows(pages: readonly PageWithId[]): readonly WikiLanglinkRow[] {
  return pages.flatMap(({ plan, pageid }) =>
    plan.links.langlinks.map(({ lang, title }) => ({ pageid, lang, title })),
  );
}

/** The table of links to other wikis. */
export function iwlinkRows(pages: readonly PageWithId[]): readonly WikiIwlinkRow[] {
  return pages.flatMap(({ plan, pageid }) =>
    plan.links.iwlinks
      .filter(({ title }) => title !== "")
      .map(({ prefix, title }) => ({ pageid, prefix, title })),
  );
}

/** The table of properties of pages. */
export function pagePropRows(pages: readonly PageWithId[]): readonly WikiPagePropRow[] {
  return pages.flatMap(({ plan, pageid }) =>
    Object.entries(plan.links.props)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => ({ pageid, name, value })),
  );
}
