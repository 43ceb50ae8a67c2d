// Links and magic words in wikitext.

import type { Site } from "../data/site.js";
import { parseTitle } from "../data/title.js";
import type { ExternalTitle, Title } from "../data/title.js";
import type { WikiPageData } from "../data/wiki-data.js";
import type { Report } from "../data/data-issue.js";
import { scanMarkup } from "./scan.js";
import type { Markup, WrittenLink } from "./scan.js";
import { isTemplate, propsOf } from "./words.js";

const MEDIA = -2;
const FILE = 6;
const TEMPLATE = 10;
const CATEGORY = 14;

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

/** The links of a page: those of the data, and for the rest those of its text. */
export function linksOf(
  site: Site,
  page: Title,
  data: WikiPageData,
  markup: string,
  pointer: string,
  report: Report,
): PageLinks {
  const redirect = redirectOf(site, data, markup, pointer, report);
  const scanned = scanMarkup(redirectIn(markup)?.rest ?? markup);
  const found = interpret(site, page, scanned);
  const props = data.props ?? propsOf(scanned);
  const titles = (
    list: readonly string[] | undefined,
    name: string,
    usual: readonly Title[],
    ns: number,
    read: typeof localTitle,
  ): readonly Title[] =>
    list === undefined
      ? usual
      : once(
          list.flatMap((text, index) =>
            read(site, text, `${pointer}/${name}/${index}`, report, ns),
          ),
        );
  const links = titles(data.links, "links", found.links, 0, localTitle);
  return {
    links:
      redirect?.kind === "title" && data.links === undefined ? once([redirect, ...links]) : links,
    templates: titles(data.templates, "templates", found.templates, TEMPLATE, localTitle),
    images: titles(data.images, "images", found.images, FILE, titleIn),
    categories:
      data.categories === undefined
        ? found.categories.map(({ title, prefix }) => ({
            title,
            prefix: prefix ?? props["defaultsort"] ?? "",
          }))
        : uniqueBy(
            data.categories.flatMap((each, index) => {
              const { title: name, sortkey = "" } =
                typeof each === "string" ? { title: each } : each;
              return titleIn(site, name, `${pointer}/categories/${index}`, report, CATEGORY).map(
                (title) => ({ title, prefix: sortkey }),
              );
            }),
            ({ title }) => title.text,
          ),
    extlinks: data.extlinks ?? [...new Set(scanned.urls)],
    langlinks: uniqueBy(data.langlinks ?? found.langlinks, ({ lang }) => lang),
    iwlinks: uniqueBy(
      (data.iwlinks ?? [...elsewhere(redirect), ...found.iwlinks]).map(({ prefix, title }) => ({
        prefix,
        title: title.replaceAll(" ", "_"),
      })),
      ({ prefix, title }) => `${prefix}:${title}`,
    ),
    ...(redirect === undefined ? {} : { redirect }),
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

interface Found extends Pick<
  PageLinks,
  "links" | "templates" | "images" | "langlinks" | "iwlinks"
> {
  readonly categories: readonly { readonly title: Title; readonly prefix?: string }[];
}

function interpret(site: Site, page: Title, scanned: Markup): Found {
  const links: Title[] = [];
  const images: Title[] = [];
  const categories: { readonly title: Title; readonly prefix?: string }[] = [];
  const langlinks: { lang: string; title: string }[] = [];
  const iwlinks: { prefix: string; title: string }[] = [];
  for (const { target, label } of scanned.links) {
    const plain = target.trimStart().startsWith(":");
    const title = targetOf(site, page, target);
    if (title.kind === "external") {
      const rest = title.text.slice(title.text.indexOf(":") + 1);
      const { language = false } = site.interwikis.get(title.interwiki) ?? {};
      if (language && !plain) langlinks.push({ lang: title.interwiki, title: rest });
      else iwlinks.push({ prefix: title.interwiki, title: rest });
    } else if (title.kind === "title" && title.key !== "") {
      if (title.ns === CATEGORY && !plain)
        categories.push({ title, ...(label === undefined ? {} : { prefix: label }) });
      else if ((title.ns === FILE && !plain) || title.ns === MEDIA)
        images.push(inFiles(site, title));
      else if (title.ns >= 0) links.push(title);
    }
  }
  for (const file of scanned.gallery) {
    const title = parseTitle(site, file, FILE);
    if (title.kind === "title" && title.ns === FILE && title.key !== "") images.push(title);
  }
  const templates = scanned.braces.filter(isTemplate).flatMap((name) => {
    const title = parseTitle(site, name, TEMPLATE);
    return title.kind === "title" && isPage(title) ? [title] : [];
  });
  return {
    links: once(links),
    images: once(images),
    templates: once(templates),
    // The last link to a category determines the sort key.
    categories: [...new Map(categories.map((each) => [each.title.text, each])).values()],
    langlinks,
    iwlinks,
  };
}

/** `[[/Part]]` is a subpage of the page, if the namespace has subpages. */
function targetOf(
  site: Site,
  page: Title,
  target: WrittenLink["target"],
): ReturnType<typeof parseTitle> {
  const written = target.trim();
  const below = written.startsWith("/") && site.namespaces.get(page.ns)?.subpages === true;
  return parseTitle(site, below ? `${page.text}${written.replace(/\/$/, "")}` : written);
}

function inFiles(site: Site, title: Title): Title {
  const file = parseTitle(site, title.key, FILE);
  return file.kind === "title" ? file : title;
}

/** The target of a page's redirect: that of the data, or of its text. */
export function redirectOf(
  site: Site,
  data: WikiPageData,
  markup: string,
  pointer: string,
  report: Report,
): Title | ExternalTitle | undefined {
  const written = data.redirect ?? redirectIn(markup)?.target;
  if (written === undefined) return undefined;
  const title = parseTitle(site, written);
  if (title.kind === "external" || (title.kind === "title" && isPage(title))) return title;
  if (data.redirect !== undefined)
    report(`${pointer}/redirect`, reasonOf(title, written), TITLE_HELP);
  return undefined;
}

/** The target of `#REDIRECT [[…]]` at the beginning, and the text after it. */
function redirectIn(
  markup: string,
): { readonly target: string; readonly rest: string } | undefined {
  const start = markup.trimStart();
  if (start.slice(0, WORD.length).toUpperCase() !== WORD) return undefined;
  const link = start.slice(WORD.length).trimStart().replace(/^:/, "").trimStart();
  const end = link.search(/[|\]\n]/);
  if (!link.startsWith("[[") || end <= 2) return undefined;
  return { target: link.slice(2, end), rest: link.slice(end) };
}

const WORD = "#REDIRECT";

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
