import { escapeAttribute, escapeHtml } from "../../runtime/http/html.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import type { ActionCall } from "../call/stub-action.js";
import { columnReader } from "../columns/column-reader.js";
import { externalUrl } from "../data/external-url.js";
import type { Title } from "../data/title.js";
import type { ParserOutput, RenderedSection } from "../render/parser-output.js";
import { textOrEmpty } from "../values/row.js";
import { CATEGORY } from "../data/namespaces.js";

/** The members of a response to `parse` that a property selects. */
export type ParseField = (output: ParserOutput, title: Title, call: ActionCall) => JsonObject;

/** The properties of `parse` that follow from the text and the wiki. */
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

function wrapped(html: string, { args }: ActionCall): string {
  const name = textOrEmpty(
    typeof args["wrapoutputclass"] === "string" ? args["wrapoutputclass"] : "",
  );
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

function titles(list: readonly Title[], { store }: ActionCall): readonly Json[] {
  const distinct = new Map(list.map((title) => [title.text, title] as const));
  return byNamespace([...distinct.values()]).map(({ ns, key, text }) => ({
    ns,
    title: text,
    exists: store.pageByTitle(ns, key) !== undefined,
  }));
}

/**
 * The server looks up all pages at once: those that exist come first, in the order of its index; the
 * others are in the order of the text, by namespace.
 */
function inServerOrder(links: readonly Title[], { store }: ActionCall): readonly Title[] {
  const exists = ({ ns, key }: Title): boolean => store.pageByTitle(ns, key) !== undefined;
  const sorted = links
    .filter(exists)
    .sort((a, b) => a.ns - b.ns || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const missing = links.filter((title) => !exists(title));
  return [...sorted, ...missing.sort((a, b) => a.ns - b.ns)];
}

/** Namespaces are in the order of their first titles. */
function byNamespace(list: readonly Title[]): readonly Title[] {
  const groups = new Map<number, Title[]>();
  for (const title of list) groups.set(title.ns, [...(groups.get(title.ns) ?? []), title]);
  return [...groups.values()].flat();
}

function sectionFields(section: RenderedSection): JsonObject {
  const { tocLevel, level, line, number, index, source, offset, anchor } = section;
  return {
    toclevel: tocLevel,
    level: String(level),
    line,
    number,
    index,
    fromtitle: source?.text.replaceAll(" ", "_") ?? false,
    byteoffset: offset ?? null,
    anchor,
    linkAnchor: anchor,
  };
}

function tocFields(section: RenderedSection): JsonObject {
  const { tocLevel, level, line, number, index, source, offset, anchor } = section;
  return {
    tocLevel,
    hLevel: level,
    line,
    number,
    index,
    fromTitle: source?.text.replaceAll(" ", "_") ?? null,
    codepointOffset: offset ?? null,
    anchor,
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
