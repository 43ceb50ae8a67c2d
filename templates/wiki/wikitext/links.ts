// The links of pages, from the data or else from the text.

import type { Site } from "../data/site.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { ExternalTitle, Title } from "../data/title.js";
import type { WikiPageData } from "../data/wiki-data.js";
import type { Report } from "../data/data-issue.js";
import { redirectIn } from "../render/page-source.js";
import type { PageSource } from "../render/page-source.js";
import { collectLinks } from "../render/render-wikitext.js";
import { hasMarkup } from "./saved-text.js";
import type { PageText } from "./saved-text.js";
import { CATEGORY, FILE, MAIN, TEMPLATE } from "../data/namespaces.js";

/** The targets of the links of a page, each of them once. */
export interface PageLinks {
  readonly links: readonly Title[];
  readonly templates: readonly Title[];
  readonly images: readonly Title[];
  readonly categories: readonly { readonly title: Title; readonly prefix: string }[];
  readonly extlinks: readonly string[];
  readonly langlinks: readonly { readonly lang: string; readonly title: string }[];
  readonly iwlinks: readonly { readonly prefix: string; readonly title: string }[];
  readonly redirect?: Title | ExternalTitle;
  readonly props: Readonly<Record<string, string>>;
}

/** The links of a page, from the data or else from its text and templates. */
export function linksOf(
  pages: PageSource,
  page: Title,
  data: WikiPageData,
  written: PageText,
  pointer: string,
  report: Report,
): PageLinks {
  const { site } = pages;
  const markup = hasMarkup(written.contentmodel) ? written.text : "";
  const redirect = redirectOf(site, data, markup, pointer, report);
  const found = collectLinks(pages, page, markup);
  // In other models, the mark of a redirect is a text before a link.
  const isRedirect = written.contentmodel === "wikitext" || data.redirect !== undefined;
  const props = data.props ?? Object.fromEntries(found.props);
  const titles = (
    name: "links" | "templates" | "images",
    usual: Iterable<Title>,
    ns: number,
    read: typeof localTitle,
  ): readonly Title[] =>
    data[name] === undefined
      ? [...usual]
      : once(
          data[name].flatMap((text, index) =>
            read(site, text, `${pointer}/${name}/${index}`, report, ns),
          ),
        );
  const target = redirect?.kind === "title" && data.links === undefined ? [redirect] : [];
  const files = Array.from(found.images, (key) => titleOf(site, FILE, key));
  const categories = Array.from(found.categories, ([key, prefix]) => ({
    title: titleOf(site, CATEGORY, key),
    prefix: prefix || (props["defaultsort"] ?? ""),
  }));
  const langlinks = Array.from(found.langlinks, ([lang, title]) => ({ lang, title }));
  const iwlinks = data.iwlinks ?? [...elsewhere(redirect), ...found.iwlinks.values()];
  return {
    links: once([...target, ...titles("links", found.links.values(), MAIN, localTitle)]),
    templates: titles("templates", found.templates.values(), TEMPLATE, localTitle),
    images: titles("images", files, FILE, titleIn),
    categories: data.categories
      ? uniqueBy(
          data.categories.flatMap((each, index) => {
            const { title: name, sortkey = "" } = typeof each === "string" ? { title: each } : each;
            return titleIn(site, name, `${pointer}/categories/${index}`, report, CATEGORY).map(
              (title) => ({ title, prefix: sortkey }),
            );
          }),
          ({ title }) => title.text,
        )
      : categories,
    extlinks: data.extlinks ?? [...found.extlinks],
    langlinks: uniqueBy(data.langlinks ?? langlinks, ({ lang }) => lang),
    iwlinks: uniqueBy(
      iwlinks.map(({ prefix, title }) => ({ prefix, title: title.replaceAll(" ", "_") })),
      ({ prefix, title }) => `${prefix}:${title}`,
    ),
    ...(redirect && isRedirect && { redirect }),
    props,
  };
}

function elsewhere(
  redirect: Title | ExternalTitle | undefined,
): readonly { readonly prefix: string; readonly title: string }[] {
  if (redirect?.kind !== "external") return [];
  const { interwiki, text } = redirect;
  return [{ prefix: interwiki, title: text.slice(interwiki.length + 1) }];
}

/** The target of a page's redirect: that of the data, or of its text. */
function redirectOf(
  site: Site,
  data: WikiPageData,
  markup: string,
  pointer: string,
  report: Report,
): Title | ExternalTitle | undefined {
  const written = data.redirect;
  if (written === undefined) return redirectIn(site, markup)?.target;
  const title = parseTitle(site, written);
  if (title.kind === "external" || (title.kind === "title" && isPage(title))) return title;
  report(`${pointer}/redirect`, reasonOf(title, written), TITLE_HELP);
  return undefined;
}

/** The help for an invalid title. */
export const TITLE_HELP = "Write a title as the wiki would show it.";

/** A title of this wiki; or undefined, with an issue. */
export function localTitle(
  site: Site,
  text: string,
  pointer: string,
  report: Report,
  ns = 0,
): readonly Title[] {
  const title = parseTitle(site, text, ns);
  if (title.kind === "title" && isPage(title)) return [title];
  report(pointer, reasonOf(title, text), TITLE_HELP);
  return [];
}

/** A title in a namespace, whose name may be omitted. */
function titleIn(
  site: Site,
  text: string,
  pointer: string,
  report: Report,
  ns = 0,
): readonly Title[] {
  return localTitle(site, text, pointer, report, ns).filter((title) => {
    if (title.ns !== ns)
      report(pointer, `"${text}" is in another namespace than number ${ns}.`, TITLE_HELP);
    return title.ns === ns;
  });
}

/** Neither a special page nor a fragment alone. */
function isPage({ ns, key }: Title): boolean {
  return ns >= 0 && key !== "";
}

function reasonOf(title: ReturnType<typeof parseTitle>, written: string): string {
  return title.kind === "invalid"
    ? title.reason
    : `"${written}" is not the title of a page of this wiki.`;
}

function once(titles: readonly Title[]): readonly Title[] {
  return uniqueBy(titles, ({ text }) => text);
}

/** The first of each. */
function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): readonly Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const name = key(item);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
