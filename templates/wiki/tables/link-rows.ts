import type { WikiCategoryLinkRow, WikiCategoryRow, WikiRedirectRow } from "../data/wiki-data.js";
import type { Tables } from "../data/wiki.js";
import { hexOf } from "../values/bytes.js";
import type { PageWithId } from "./page-rows.js";
import { urlIndexes } from "../values/url-index.js";
import { CATEGORY, FILE } from "../data/namespaces.js";

/** Creates the tables of page links, categories and properties. */
export function linkTables(pages: readonly PageWithId[]) {
  const titles = (kind: "links" | "templates" | "images") =>
    pages.flatMap(({ plan, pageid }) =>
      [...plan.links[kind]]
        .sort((one, other) => one.ns - other.ns || (one.key < other.key ? -1 : 1))
        .map(({ ns, text }) => ({ pageid, ns, title: text })),
    );
  const urls = pages.flatMap(({ plan, pageid }) =>
    plan.links.extlinks.flatMap((url) => urlIndexes(url).map((index) => ({ pageid, url, index }))),
  );
  return {
    pagelinks: titles("links"),
    templatelinks: titles("templates"),
    imagelinks: titles("images"),
    redirects: pages.flatMap(redirectsOf),
    categorylinks: pages.flatMap(categoryLinksOf),
    extlinks: urls.map((row, index) => ({ id: index + 1, ...row })),
    langlinks: pages.flatMap(({ plan, pageid }) =>
      plan.links.langlinks.map(({ lang, title }) => ({ pageid, lang, title })),
    ),
    iwlinks: pages.flatMap(({ plan, pageid }) =>
      plan.links.iwlinks
        .filter(({ title }) => title !== "")
        .map(({ prefix, title }) => ({ pageid, prefix, title })),
    ),
    pageprops: pages.flatMap(({ plan, pageid }) =>
      Object.entries(plan.links.props)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, value]) => ({ pageid, name, value })),
    ),
  };
}

function redirectsOf({ plan, pageid }: PageWithId): readonly WikiRedirectRow[] {
  const { redirect } = plan.links;
  if (!redirect) return [];
  if (redirect.kind === "external") {
    const title = redirect.text.slice(redirect.interwiki.length + 1);
    return title === "" ? [] : [{ pageid, ns: 0, title, interwiki: redirect.interwiki }];
  }
  const { ns, text, fragment } = redirect;
  return [{ pageid, ns, title: text, ...(fragment !== "" && { fragment }) }];
}

function categoryLinksOf({ plan, pageid, last }: PageWithId): readonly WikiCategoryLinkRow[] {
  const { ns, key } = plan.title;
  const name = key.replaceAll("_", " ");
  return plan.links.categories.map(({ title, prefix }) => {
    const sortkey = prefix === "" ? name : `${prefix.replace(/[\n\t]/g, " ")}\n${name}`;
    return {
      pageid,
      ns: CATEGORY,
      title: title.text,
      sortkey: hexOf(sortkey.toUpperCase()),
      sortkeyprefix: prefix,
      timestamp: last.timestamp,
      type: ns === FILE ? "file" : ns === CATEGORY ? "subcat" : "page",
    };
  });
}

/** The category table: categories with members, and categories with a page. */
export function categoryRows({
  pages,
  categorylinks,
  pageprops,
}: Pick<Tables, "pages" | "categorylinks" | "pageprops">): readonly WikiCategoryRow[] {
  const described = pages.filter(({ ns }) => ns === CATEGORY);
  const hiding = pageprops.filter(({ name }) => name === "hiddencat");
  const hidden = new Set(hiding.map(({ pageid }) => pageid));
  const hiddenTitles = new Set(
    described.filter(({ pageid }) => hidden.has(pageid)).map(({ title }) => title),
  );
  const counts = new Map<string, { page: number; file: number; subcat: number }>();
  for (const { title, type } of categorylinks) {
    const count = counts.get(title) ?? { page: 0, file: 0, subcat: 0 };
    count[type]++;
    counts.set(title, count);
  }
  for (const { title } of described)
    if (!counts.has(title)) counts.set(title, { page: 0, file: 0, subcat: 0 });
  return Array.from(counts, ([title, count]) => ({
    category: title.slice(title.indexOf(":") + 1),
    size: count.page + count.file + count.subcat,
    pages: count.page,
    files: count.file,
    subcats: count.subcat,
    hidden: hiddenTitles.has(title),
  }));
}
