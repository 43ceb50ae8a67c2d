import { escapeAttribute, escapeHtml } from "../../runtime/http/html.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import { argumentOrEmpty } from "../call/module-call.js";
import type { ActionCall } from "../call/stub-action.js";
import { columnReader } from "../columns/column-reader.js";
import type { Title } from "../data/title.js";
import { categoryLinks } from "../render/category-links.js";
import { pageHead } from "../render/page-head.js";
import { storedPages } from "../render/page-source.js";
import type { ParserOutput, RenderedSection } from "../render/parser-output.js";
import { compareTexts } from "../values/compare.js";
import { CATEGORY } from "../data/namespaces.js";

import type { FieldDescriptor, FieldDescriptors } from "../../runtime/model/result-descriptor.js";
import { externalUrl } from "../data/page-address.js";

/** The members that a property selects in a response to `parse`. */
export type ParseField = (output: ParserOutput, title: Title, call: ActionCall) => JsonObject;

/** Properties of `parse` that depend on the text and the wiki. */
export const parseFields: Readonly<Record<string, ParseField>> = {
  text: (output, _title, call) => ({ text: wrapped(output.html, call) }),
  langlinks: ({ langlinks }, _title, call) => ({
    langlinks: Array.from(langlinks, ([lang, title]) => ({
      lang,
      url: externalUrl(call.store.site, `${lang}:${title}`),
      langname: columnReader(call, "langlinks", "langname")({ lang, title }),
      autonym: columnReader(call, "langlinks", "autonym")({ lang, title }),
      title,
    })),
  }),
  categories: ({ categories }, _title, call) => ({
    categories: Array.from(categories, ([category, sortkey = ""]) => ({
      sortkey,
      category,
      ...categoryState(category, call),
    })),
  }),
  categorieshtml: ({ categories }, _title, call) => ({
    categorieshtml: categoryLinks(
      storedPages(call.store),
      Array.from(categories.keys(), (key) => ({
        key,
        isHidden: categoryState(key, call)["hidden"] === true,
      })),
    ),
  }),
  links: ({ links, redirect }, _title, call) => ({
    links: titles(
      [...inServerOrder([...links.values()], call), ...(redirect ? [redirect] : [])],
      call,
    ),
  }),
  templates: ({ templates }, _title, call) => ({
    templates: titles([...templates.values()], call),
  }),
  images: ({ images }) => ({ images: [...images] }),
  externallinks: ({ extlinks }) => ({ externallinks: [...extlinks] }),
  sections: ({ sections, hasToc }) => ({
    sections: sections.map(sectionFields),
    showtoc: hasToc,
  }),
  tocdata: ({ sections, hasToc }) => ({
    tocdata: { sections: sections.map(tocFields), extensionData: [] },
    showtoc: hasToc,
  }),
  parsewarnings: ({ warnings }) => ({ parsewarnings: [...warnings.keys()] }),
  parsewarningshtml: ({ warnings }) => ({
    parsewarningshtml: Array.from(warnings.keys(), escapeHtml),
  }),
  displaytitle: ({ props }, title, call) => ({
    displaytitle: props.get("displaytitle") ?? displayTitle(title, call),
  }),
  // The server does not give the document its own title.
  headhtml: (_output, title, { store }) => ({ headhtml: pageHead(store.site, title, "") }),
  headitems: () => ({ headitems: [] }),
  modules: ({ redirect }) => ({
    modules: [],
    modulescripts: [],
    modulestyles: redirect ? ["mediawiki.action.view.redirectPage"] : [],
  }),
  jsconfigvars: () => ({ jsconfigvars: {} }),
  indicators: () => ({ indicators: {} }),
  iwlinks: ({ iwlinks }, _title, { store }) => ({
    iwlinks: Array.from(iwlinks.values(), ({ prefix, title }) => ({
      prefix,
      url: externalUrl(store.site, `${prefix}:${title}`),
      title: `${prefix}:${title.replaceAll("_", " ")}`,
    })),
  }),
  properties: ({ props }) => ({ properties: Object.fromEntries(props) }),
};

function wrapped(html: string, call: ActionCall): string {
  const name = argumentOrEmpty(call, "wrapoutputclass");
  if (name === "") return html;
  return `<div class="mw-content-ltr ${escapeAttribute(name)}" lang="en" dir="ltr">${html}</div>`;
}

function categoryState(key: string, { store }: ActionCall): JsonObject {
  const page = store.pageByTitle(CATEGORY, key);
  if (!page) return { missing: true };
  const isHidden = store
    .find("pageprops", "pageid", page["pageid"])
    .some(({ name }) => name === "hiddencat");
  return isHidden ? { hidden: true } : {};
}

/** Distinct titles. Namespaces are in the order of their first titles. */
function titles(list: readonly Title[], { store }: ActionCall): readonly Json[] {
  const spaces = [...new Set(list.map(({ ns }) => ns))];
  const distinct = new Map(list.map((title) => [title.text, title] as const));
  return [...distinct.values()]
    .sort((a, b) => spaces.indexOf(a.ns) - spaces.indexOf(b.ns))
    .map(({ ns, key, text }) => ({
      ns,
      title: text,
      exists: store.pageByTitle(ns, key) !== undefined,
    }));
}

/**
 * The server looks up all pages at once. Existing pages come first, in index order; the others
 * follow by namespace, in text order.
 */
function inServerOrder(links: readonly Title[], { store }: ActionCall): readonly Title[] {
  const exists = ({ ns, key }: Title): boolean => store.pageByTitle(ns, key) !== undefined;
  const missing = links.filter((title) => !exists(title));
  return [
    ...links.filter(exists).sort((a, b) => a.ns - b.ns || compareTexts(a.key, b.key)),
    ...missing.sort((a, b) => a.ns - b.ns),
  ];
}

function sectionFields(section: RenderedSection): JsonObject {
  const { tocLevel, level, source, offset, ...common } = section;
  return {
    ...common,
    toclevel: tocLevel,
    level: String(level),
    fromtitle: source?.text.replaceAll(" ", "_") ?? false,
    byteoffset: offset ?? null,
    linkAnchor: common.anchor,
  };
}

function tocFields(section: RenderedSection): JsonObject {
  const { level, source, offset, ...common } = section;
  return {
    ...common,
    hLevel: level,
    fromTitle: source?.text.replaceAll(" ", "_") ?? null,
    codepointOffset: offset ?? null,
  };
}

function displayTitle({ ns, key }: Title, { store }: ActionCall): string {
  const name = store.site.namespaces.get(ns)?.name ?? "";
  const before = name === "" ? "" : titlePart("namespace", name) + titlePart("separator", ":");
  return before + titlePart("main", key.replaceAll("_", " "));
}

function titlePart(part: string, text: string): string {
  return `<span class="mw-page-title-${part}">${escapeHtml(text)}</span>`;
}

/** A text that format version 1 writes as an object's content. */
export const CONTENT: FieldDescriptor = { is: "string", formatversion1: { as: "content" } };
/** Values by name, as a list in format version 1. */
export const VALUES: FieldDescriptor = { is: { record: {} }, formatversion1: { as: "pairs" } };
const LINKS: FieldDescriptor = {
  is: { list: { record: { title: { is: "title", formatversion1: { name: "*" } } } } },
};

/**
 * The fields of `action=parse` that differ in format version 1. Observed on MediaWiki 1.39 to 1.45.
 */
export const parseVersion1: FieldDescriptors = {
  parse: {
    is: {
      record: {
        text: CONTENT,
        categorieshtml: CONTENT,
        headhtml: CONTENT,
        wikitext: CONTENT,
        psttext: CONTENT,
        parsedsummary: CONTENT,
        parsetree: CONTENT,
        properties: VALUES,
        indicators: VALUES,
        langlinks: LINKS,
        links: LINKS,
        templates: LINKS,
        iwlinks: LINKS,
        categories: {
          is: { list: { record: { category: { is: "string", formatversion1: { name: "*" } } } } },
        },
      },
    },
  },
};
