import { escapeHtml } from "../../runtime/http/html.js";
import { decodeReferences } from "../../runtime/rules/character-reference.js";
import { parseTitle } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Store } from "../store/store.js";
import { renderBlocks } from "./blocks.js";
import { expandText } from "./expand-templates.js";
import type { Expansion } from "./expand-templates.js";
import { headingOffsets, renderHeadings, tableOfContents } from "./headings.js";
import { createPlaceholders } from "./placeholders.js";
import { renderExternalLinks, renderPageLinks } from "./inline-links.js";
import { nothingCollected } from "./parser-output.js";
import type { Collected, ParserOutput, RenderedSection } from "./parser-output.js";
import { redirectMessage } from "./page-link.js";
import { renderQuotes } from "./quotes.js";

/** Options of rendering. */
export interface RenderOptions {
  readonly hasEditLinks: boolean;
  readonly hasToc: boolean;
}

/**
 * Renders wikitext: links, categories, headings, simple templates, lists, emphasis and preformatted
 * text. Other markup is escaped text, and named in `unrendered`. The HTML is that of MediaWiki 1.39
 * and 1.43, without the report of limits.
 */
export function renderWikitext(
  store: Store,
  page: Title,
  wikitext: string,
  { hasEditLinks, hasToc }: RenderOptions,
): ParserOutput {
  const collected = nothingCollected();
  const placeholders = createPlaceholders();
  const literal = (text: string): string => placeholders.put(escapedText(text));
  const expansion: Expansion = { store, page, holes: placeholders, collected, literal };
  const redirect = redirectIn(store, wikitext);
  const source = redirect ? redirect.rest : wikitext;
  const expanded = escapedMarkup(expandText(source, expansion), collected);
  const switched = withoutSwitches(expanded, collected);
  const ruled = switched.replace(/^-{4,}/gm, (line) => {
    collected.unrendered.add("----");
    return placeholders.put(line);
  });
  const inline = renderExternalLinks(renderQuotes(renderPageLinks(ruled, expansion)), expansion);
  const { props } = collected;
  const { text, sections } = renderHeadings(inline, expansion, {
    offsets: headingOffsets(wikitext),
    hasEditLinks: hasEditLinks && !props.has("noeditsection"),
  });
  const isTocWanted = props.has("forcetoc") || (sections.length > 3 && !props.has("notoc"));
  const html = withToc(
    placeholders.fill(decoded(renderBlocks(text.trim() === "" ? "" : text))),
    isTocWanted && sections.length > 0 && hasToc ? sections : [],
  );
  addTrackingCategories(store, page, collected);
  return {
    ...listed(collected),
    html: redirect ? redirectMessage(store, redirect.target) + html : html,
    sections,
    hasToc: isTocWanted && sections.length > 0,
    ...(redirect && { redirect: redirect.target }),
  };
}

/** The categories that magic words add a page to; robots are controlled outside of content only. */
function addTrackingCategories(
  store: Store,
  { ns }: Title,
  { props, categories }: Collected,
): void {
  const isContent = store.site.namespaces.get(ns)?.content === true;
  const add = (name: string): void => {
    if (!categories.has(name)) categories.set(name, "");
  };
  if (props.has("hiddencat") && ns === CATEGORY) add("Hidden_categories");
  if (props.has("noindex") && !isContent) add("Noindexed_pages");
  if (props.has("index") && !isContent) add("Indexed_pages");
}

const CATEGORY = 14;

function listed(
  collected: Collected,
): Omit<ParserOutput, "html" | "sections" | "hasToc" | "redirect"> {
  const { links, templates, images, categories, extlinks, langlinks, iwlinks } = collected;
  const { props, unrendered, warnings } = collected;
  return {
    links: [...links.values()],
    templates: [...templates.values()],
    images: [...images],
    categories: [...categories].map(([key, own]) => ({ key, sortkey: own ?? "" })),
    extlinks: [...extlinks],
    langlinks: [...langlinks].map(([lang, title]) => ({ lang, title })),
    iwlinks: [...iwlinks.values()],
    props: Object.fromEntries(props),
    unrendered: [...unrendered],
    warnings: [...warnings.keys()],
  };
}

/** Expands the templates of wikitext, without rendering it. */
export function expandWikitext(
  store: Store,
  page: Title,
  wikitext: string,
  comments: boolean,
): { readonly wikitext: string; readonly collected: Collected } {
  const collected = nothingCollected();
  const placeholders = createPlaceholders();
  const literal = (text: string): string => placeholders.put(`<nowiki>${text}</nowiki>`);
  const expansion: Expansion = { store, page, holes: placeholders, collected, comments, literal };
  return { wikitext: placeholders.fill(expandText(wikitext, expansion)), collected };
}

function escapedText(text: string): string {
  return escapeHtml(decodeReferences(text));
}

/** Elements without attributes that stay, if as many are closed as are opened. */
const ELEMENTS = /&lt;(\/?)(b|big|code|em|i|s|small|span|strong|sub|sup|u)&gt;/g;

/** Escapes a text but for references to characters and simple elements. */
function escapedMarkup(text: string, collected: Collected): string {
  const escaped = text
    .replace(/&(?!(?:[A-Za-z][A-Za-z0-9]*|#\d+|#x[0-9a-f]+);)/gi, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/&lt;br *\/?&gt;/g, "\uE002");
  const open = new Map<string, number>();
  for (const [, slash, name = ""] of escaped.matchAll(ELEMENTS))
    open.set(name, (open.get(name) ?? 0) + (slash === "" ? 1 : -1));
  const html = escaped.replace(ELEMENTS, (whole: string, slash: string, name: string) =>
    open.get(name) === 0 ? `<${slash}${name}>` : whole,
  );
  for (const [, name = ""] of html.matchAll(/&lt;([a-z]\w*)\b/gi))
    collected.unrendered.add(`<${name}>`);
  for (const [reference, name] of html.matchAll(/&([a-z][a-z0-9]*);/gi))
    if (!["amp", "lt", "gt", "quot", "nbsp", "apos"].includes(name ?? ""))
      collected.unrendered.add(reference);
  if (/^:*\{\|/m.test(html)) collected.unrendered.add("{| … |}");
  return html.replaceAll("\uE002", "<br />");
}

/** The switches in any letter case, which the server finds first. */
const SWITCHES = /__(NOTOC|FORCETOC|TOC|NOEDITSECTION|NOGALLERY)__/gi;

/** Those in capitals only. */
const CAPITAL_SWITCHES =
  /__(NEWSECTIONLINK|NONEWSECTIONLINK|HIDDENCAT|EXPECTUNUSEDCATEGORY|INDEX|NOINDEX|STATICREDIRECT)__/g;

function withoutSwitches(text: string, { props, unrendered }: Collected): string {
  const collect = (_whole: string, name: string): string => {
    props.set(name.toLowerCase(), "");
    if (name.toLowerCase() === "toc") unrendered.add("__TOC__");
    return "";
  };
  const found = text.replace(SWITCHES, collect).replace(CAPITAL_SWITCHES, collect);
  if (props.has("toc") && props.has("notoc")) unrendered.delete("__TOC__");
  return found;
}

/** References are decimal numbers, and a space before some marks does not break. */
function decoded(text: string): string {
  return text
    .replaceAll("&nbsp;", "&#160;")
    .replaceAll("&apos;", "&#39;")
    .replace(/ (?=[?:;!%»›](?![\p{L}\p{N}_]))/gu, "&#160;")
    .replace(/([«‹]) /g, "$1&#160;");
}

function withToc(html: string, sections: readonly RenderedSection[]): string {
  const start = sections.length === 0 ? -1 : html.search(/<h[1-6]>/);
  return start < 0
    ? html
    : `${html.slice(0, start)}${tableOfContents(sections)}\n${html.slice(start)}`;
}

/** The target of `#REDIRECT [[…]]`, and the text after it. */
function redirectIn(
  { site }: Store,
  text: string,
): { readonly target: Title; readonly rest: string } | undefined {
  const [whole = "", written = ""] =
    /^\s*#REDIRECT\s*(?::\s*)?\[\[([^\]|\n]+)(?:\|[^\]\n]*)?\]\]\s*/i.exec(text) ?? [];
  const target = whole === "" ? undefined : parseTitle(site, written);
  return target?.kind === "title" && target.ns >= 0 && target.key !== ""
    ? { target, rest: text.slice(whole.length) }
    : undefined;
}
