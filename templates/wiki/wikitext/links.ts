// Page links, from the data or else from the text.

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

/** The targets of a page's links, without duplicates. */
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

/** A page's links, from the data or else from its text and templates. */
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
  const found = collectLinks(pages, page, markup);
  const redirect = redirectOf(site, data, markup, pointer, report);
  // In other content models, text before a link marks a redirect.
  const isRedirect = written.contentmodel === "wikitext" || data.redirect !== undefined;
  const props = data.props ?? Object.fromEntries(found.props);
  const read = (name: "links" | "templates" | "images", ns: number): readonly Title[] | undefined =>
    data[name]?.flatMap((text, index) =>
      localTitle(site, text, `${pointer}/${name}/${index}`, report, ns, name === "images"),
    );
  const [links, templates, images] = [
    read("links", MAIN),
    read("templates", TEMPLATE),
    read("images", FILE),
  ];
  const target = redirect?.kind === "title" && data.links === undefined ? [redirect] : [];
  const files = Array.from(found.images, (key) => titleOf(site, FILE, key));
  const categories =
    data.categories?.flatMap((each, index) => {
      const { title: name, sortkey = "" } = typeof each === "string" ? { title: each } : each;
      const at = `${pointer}/categories/${index}`;
      const titles = localTitle(site, name, at, report, CATEGORY, true);
      return titles.map((title) => ({ title, prefix: sortkey }));
    }) ??
    Array.from(found.categories, ([key, prefix]) => ({
      title: titleOf(site, CATEGORY, key),
      prefix: prefix || (props["defaultsort"] ?? ""),
    }));
  const external =
    redirect?.kind === "external"
      ? [{ prefix: redirect.interwiki, title: redirect.text.slice(redirect.interwiki.length + 1) }]
      : [];
  const iwlinks = data.iwlinks ?? [...external, ...found.iwlinks.values()];
  return {
    links: uniqueBy([...target, ...(links ?? found.links.values())], textOf),
    templates: uniqueBy(templates ?? [...found.templates.values()], textOf),
    images: uniqueBy(images ?? files, textOf),
    categories: uniqueBy(categories, ({ title }) => title.text),
    extlinks: data.extlinks ?? [...found.extlinks],
    langlinks: uniqueBy(
      data.langlinks ?? Array.from(found.langlinks, ([lang, title]) => ({ lang, title })),
      ({ lang }) => lang,
    ),
    iwlinks: uniqueBy(
      iwlinks.map(({ prefix, title }) => ({ prefix, title: title.replaceAll(" ", "_") })),
      ({ prefix, title }) => `${prefix}:${title}`,
    ),
    ...(redirect && isRedirect && { redirect }),
    props,
  };
}

/** The target of a page's redirect, from the data or its text. */
function redirectOf(
  site: Site,
  { redirect }: WikiPageData,
  markup: string,
  pointer: string,
  report: Report,
): Title | ExternalTitle | undefined {
  if (redirect === undefined) return redirectIn(site, markup)?.target;
  const title = parseTitle(site, redirect);
  if (title.kind === "external") return title;
  return localTitle(site, redirect, `${pointer}/redirect`, report)[0];
}

/** The help for an invalid title. */
export const TITLE_HELP = "Write the title as the wiki displays it.";

/**
 * Parses a title on this wiki; reports an issue if it is not valid.
 *
 * @param ns the namespace of titles without one
 * @param isOnly whether other namespaces are an issue
 */
export function localTitle(
  site: Site,
  text: string,
  pointer: string,
  report: Report,
  ns = MAIN,
  isOnly = false,
): readonly Title[] {
  const title = parseTitle(site, text, ns);
  if (title.kind === "invalid") report(pointer, title.reason, TITLE_HELP);
  else if (title.kind === "external" || title.ns < 0 || title.key === "")
    report(pointer, `"${text}" is not a page title on this wiki.`, TITLE_HELP);
  else if (isOnly && title.ns !== ns)
    report(pointer, `"${text}" is not in namespace ${ns}.`, TITLE_HELP);
  else return [title];
  return [];
}

function textOf({ text }: Title): string {
  return text;
}

/** The first item for each key. */
function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): readonly Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const isNew = !seen.has(key(item));
    seen.add(key(item));
    return isNew;
  });
}
