import { escapeHtml } from "../../runtime/http/html.js";
import { decodeReferences } from "../../runtime/rules/character-reference.js";
import { CATEGORY, FILE } from "../data/namespaces.js";
import type { Site } from "../data/site.js";
import { parseTitle } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Store } from "../store/store.js";
import type { ExtensionNode } from "../wikitext/preprocess.js";
import { renderBlocks } from "./blocks.js";
import { expandText } from "./expand-templates.js";
import type { Expansion } from "./expand-templates.js";
import { renderHeadings } from "./headings.js";
import { renderExternalLinks, renderPageLinks } from "./inline-links.js";
import { redirectMessage } from "./page-link.js";
import { redirectIn, storedPages } from "./page-source.js";
import type { PageSource } from "./page-source.js";
import { nothingCollected } from "./parser-output.js";
import type { Collected, ParserOutput } from "./parser-output.js";
import { createPlaceholders, withoutMarks } from "./placeholders.js";
import { renderQuotes } from "./quotes.js";
import { sanitizeAttributes, sanitizeMarkup } from "./sanitize.js";
import { renderTables } from "./tables.js";
import { tidyHtml } from "./tidy.js";

/**
 * Renders wikitext: links, categories, headings, templates, tables, lists, emphasis, elements and
 * preformatted text. Other markup is escaped, and listed in `unrendered`. The HTML matches
 * MediaWiki 1.45, without the table of contents and the limit report.
 */
export function renderWikitext(
  store: Store,
  page: Title,
  wikitext: string,
  { hasEditLinks }: { readonly hasEditLinks: boolean },
): ParserOutput {
  const pages = storedPages(store);
  const { text, expansion, target } = renderInline(pages, page, wikitext);
  const { collected, holes } = expansion;
  const { props } = collected;
  const { text: headed, sections } = renderHeadings(
    text,
    wikitext,
    expansion,
    hasEditLinks && !props.has("noeditsection"),
  );
  const blocks = renderBlocks(headed.trim() === "" ? "" : headed, (line) => holes.fill(line));
  const html = tidyHtml(holes.fill(withReferences(blocks)));
  const isTocWanted = props.has("forcetoc") || (sections.length > 3 && !props.has("notoc"));
  return {
    ...collected,
    html: target ? redirectMessage(pages, target) + html : html,
    sections,
    hasToc: isTocWanted && sections.length > 0,
    ...(target && { redirect: target }),
  };
}

/** The links, templates and properties that wikitext sets for its page. */
export function collectLinks(pages: PageSource, page: Title, wikitext: string): Collected {
  return renderInline(pages, page, wikitext).expansion.collected;
}

interface InlineText {
  /** Headings, lists and quotes are left as written. */
  readonly text: string;
  readonly expansion: Expansion;
  /** The target of a redirect in the wiki. */
  readonly target: Title | undefined;
}

/** Renders elements, tables and links. */
function renderInline(pages: PageSource, page: Title, wikitext: string): InlineText {
  const collected = nothingCollected();
  const holes = createPlaceholders();
  const expansion: Expansion = {
    pages,
    page,
    holes,
    collected,
    marksHeadings: true,
    extension: (node) => holes.put(extensionHtml(node, pages.site, collected)),
  };
  const redirect = redirectIn(pages.site, wikitext);
  const target = redirect?.target.kind === "title" ? redirect.target : undefined;
  const expanded = expandText(redirect ? redirect.rest : wikitext, expansion);
  const sanitized = renderTables(sanitizeMarkup(expanded, collected.unrendered, holes), holes);
  const switched = withoutSwitches(sanitized.replace(/^-{4,}/gm, "<hr />"), collected);
  const text = renderExternalLinks(renderQuotes(renderPageLinks(switched, expansion)), expansion);
  addTrackingCategories(pages.site, page, collected);
  return { text, expansion, target };
}

/** The HTML for an extension element, such as `nowiki`, `pre` or `gallery`. */
function extensionHtml(
  { name, attributes, content = "", source }: ExtensionNode,
  site: Site,
  { unrendered, images }: Collected,
): string {
  const text = escapeHtml(withoutMarks(decodeReferences(content)));
  if (name === "nowiki") return text;
  if (name === "pre")
    return `<pre${sanitizeAttributes(attributes)}>${text.replace(/^\n/, "")}</pre>`;
  if (name === "gallery")
    for (const line of content.split("\n")) {
      const file = parseTitle(site, line.split("|", 1)[0] ?? "", FILE);
      if (file.kind === "title" && file.ns === FILE && file.key !== "") images.add(file.key);
    }
  unrendered.add(`<${name}>`);
  return escapeHtml(source);
}

/**
 * The categories that magic words add to a page. Robot directives only apply outside content
 * namespaces.
 */
function addTrackingCategories(site: Site, { ns }: Title, { props, categories }: Collected): void {
  const isContent = site.namespaces.get(ns)?.content === true;
  const add = (name: string): void => {
    if (!categories.has(name)) categories.set(name, "");
  };
  if (props.has("hiddencat") && ns === CATEGORY) add("Hidden_categories");
  if (props.has("noindex") && !isContent) add("Noindexed_pages");
  if (props.has("index") && !isContent) add("Indexed_pages");
}

/** Expands templates in wikitext without rendering it. */
export function expandWikitext(
  store: Store,
  page: Title,
  wikitext: string,
  comments: boolean,
): { readonly wikitext: string; readonly collected: Collected } {
  const collected = nothingCollected();
  const holes = createPlaceholders();
  const expansion: Expansion = {
    pages: storedPages(store),
    page,
    holes,
    collected,
    comments,
    extension: ({ source }) => holes.put(source),
  };
  return { wikitext: holes.fill(expandText(wikitext, expansion)), collected };
}

/** Switches in any letter case, which the server finds first. */
const SWITCHES = /__(NOTOC|FORCETOC|TOC|NOEDITSECTION|NOGALLERY)__/gi;

/** Upper-case switches only. */
const CAPITAL_SWITCHES =
  /__(NEWSECTIONLINK|NONEWSECTIONLINK|HIDDENCAT|EXPECTUNUSEDCATEGORY|INDEX|NOINDEX|STATICREDIRECT)__/g;

function withoutSwitches(text: string, { props }: Collected): string {
  const collect = (_whole: string, name: string): string => {
    props.set(name.toLowerCase(), "");
    return "";
  };
  return text.replace(SWITCHES, collect).replace(CAPITAL_SWITCHES, collect);
}

/**
 * Character references are written as decimal numbers, and spaces before some punctuation do not
 * break.
 */
function withReferences(text: string): string {
  return text
    .replaceAll("&nbsp;", "&#160;")
    .replaceAll("&apos;", "&#39;")
    .replace(/ (?=[?:;!%»›](?![\p{L}\p{N}_]))/gu, "&#160;")
    .replace(/([«‹]) /g, "$1&#160;");
}
