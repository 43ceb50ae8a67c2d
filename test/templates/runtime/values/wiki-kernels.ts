/** The functions of the tables about the data and the texts of the test wiki. */
import { expiryMoment } from "../../../../templates/wiki/data/expiry-moment.js";
import { addressRange, rangeOf } from "../../../../templates/wiki/data/ip-address.js";
import { siteOf } from "../../../../templates/wiki/data/site.js";
import { parseTitle, titleOf, titleOfPart } from "../../../../templates/wiki/data/title.js";
import type { WikiData, WikiPageData } from "../../../../templates/wiki/data/wiki-data.js";
import type { Tables } from "../../../../templates/wiki/data/wiki.js";
import { fileFacts } from "../../../../templates/wiki/media/file-facts.js";
import {
  expandWikitext,
  renderWikitext,
} from "../../../../templates/wiki/render/render-wikitext.js";
import { createWiki, readWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { storeOf } from "../../../../templates/wiki/store/store.js";
import { compareTexts } from "../../../../templates/wiki/values/compare.js";
import { durationText } from "../../../../templates/wiki/values/duration.js";
import { urlIndexes } from "../../../../templates/wiki/values/url-index.js";
import { savedText } from "../../../../templates/wiki/wikitext/saved-text.js";
import { mergeLines } from "../../../../templates/wiki/writes/edit-text.js";

export const SITE = siteOf(
  createWiki({
    namespaces: [{ id: 100, name: "word", case: "case-sensitive" }],
    site: {
      namespacealiases: [{ id: 6, alias: "Image" }],
      interwikimap: [
        { prefix: "de", url: "https://de.example/wiki/$1", language: "Deutsch" },
        { prefix: "home", url: "https://home.example/wiki/$1", localinterwiki: true },
      ],
    },
  }).site,
);

/** Templates of which each includes the next one. */
function chain(name: string, text: (next: string) => string): WikiPageData[] {
  return Array.from({ length: 45 }, (_, index) => ({
    title: `Template:${name}${index}`,
    text: text(`{{${name}${index + 1}}}`),
  }));
}

const TEMPLATES = {
  Note: "<noinclude>x</noinclude><span>{{{1|-}}}</span>",
  Parts: "o<includeonly>a</includeonly><noinclude>b</noinclude>c",
  Only: "x<onlyinclude>1</onlyinclude>y<onlyinclude>2</onlyinclude>",
  Double: "{{{1}}}{{{1}}}",
  Short: "b",
  Self: "a {{Self}}",
  Titled: "== T ==",
  Private: "\uE0001\uE001",
  List: "* {{Note|{{{a}}}}}",
};

const store = storeOf(
  createWiki({
    pages: [
      ...Object.entries(TEMPLATES).map(([name, text]) => ({ title: `Template:${name}`, text })),
      ...chain("Chain", (next) => `${next}${next}`),
      ...chain("Deep", (next) => next),
    ],
  }),
);
const page = titleOf(store.site, 0, "Foo");

function render(text: string, hasEditLinks = false) {
  return renderWikitext(store, page, text, { hasEditLinks });
}

/** Texts, each so often. */
function repeated(texts: Readonly<Record<string, number>>): string {
  return Object.entries(texts)
    .map(([text, times]) => text.repeat(times))
    .join("");
}

/** Texts are UTF-8. */
function bytesOf(file: string | { readonly hex: string }): Uint8Array {
  return typeof file === "string"
    ? new TextEncoder().encode(file)
    : Uint8Array.from(Buffer.from(file.hex, "hex"));
}

function cells(row: object, columns: readonly string[]): unknown {
  return columns.length === 0 ? row : columns.map((column) => Object(row)[column]);
}

function shownTitle(text: string): string {
  const title = parseTitle(SITE, text);
  if (title.kind === "invalid") return title.kind;
  const fragment = title.fragment === "" ? "" : `#${title.fragment}`;
  return `${title.kind === "title" ? title.ns : `${title.interwiki}>`} ${title.text}${fragment}`;
}

export const WIKI_KERNELS = {
  addressRange,
  createWiki,
  displayTitle: (text: string) => render(text).props.get("displaytitle"),
  durations: (start: string, end: string) => [durationText(start, end), durationText(end, start)],
  expanded(text: string) {
    const { wikitext, collected } = expandWikitext(store, page, text, false);
    return [wikitext, ...collected.templates.keys()];
  },
  expandedBy(names: readonly string[], text: string) {
    const magicwords = names.map((name) => ({ name, aliases: [name], "case-sensitive": true }));
    const site = { magicwords, variables: names, functionhooks: [] };
    return expandWikitext(storeOf(createWiki({ site })), page, text, false).wikitext;
  },
  expiry: (text: string) => expiryMoment(text, "2026-11-23T22:26:35Z"),
  fileFacts(file: string | { readonly hex: string }) {
    const { mime, mediatype, width, height, bitdepth } = fileFacts(bytesOf(file));
    return [mime, mediatype, width, height, bitdepth];
  },
  html: (text: string) => render(text, true).html,
  inTextOrder: (...texts: readonly string[]) => texts.toReversed().toSorted(compareTexts),
  /** The warning about a limit that a text exceeds, which its HTML has as well. */
  limit(texts: Readonly<Record<string, number>>) {
    const { html, warnings } = render(repeated(texts));
    return [...warnings.keys()].filter((each) =>
      html.includes(`<span class="error">${each}</span>`),
    );
  },
  longTitle: (texts: Readonly<Record<string, number>>) => parseTitle(SITE, repeated(texts)).kind,
  merges: (base: string, mine: string, theirs: string) => [
    mergeLines(base, mine, theirs),
    mergeLines(base, theirs, mine),
  ],
  props: (text: string) => [...render(text).props.keys()],
  rangeEnds: rangeOf,
  renders(texts: Readonly<Record<string, number>>) {
    const text = repeated(texts);
    const saved = savedText(text, "wikitext", { user: "Ann" }, "2026-01-01T00:00:00Z");
    return render(text).html !== "" && saved !== "";
  },
  savedText: (text: string, model = "wikitext", user = "Ann") => {
    const anon = user === "Ann" ? {} : { anon: true as const };
    return savedText(text, model, { user, ...anon }, "2026-11-03T18:23:45Z");
  },
  sections(text: string) {
    const { sections, hasToc } = render(text);
    return [hasToc, ...sections.map(({ number, anchor, offset }) => [number, anchor, offset])];
  },
  titleOf: (...[ns, key, fragment]: readonly [number, string, string?]) =>
    titleOf(SITE, ns, key, fragment),
  titlePart: (part: string, ns: number) => titleOfPart(SITE, part, ns)?.key,
  unrendered(text: string) {
    const { html, unrendered, images } = render(text);
    return [html, [...unrendered], [...images]];
  },
  urlIndexes,
  wikiFacts: (data: WikiData, name: "general" | "statistics", ...members: readonly string[]) =>
    cells(Object(createWiki(data).site[name]), members),
  wikiIssues(data: WikiData) {
    const read = readWiki(data);
    return read.kind === "issues" ? read.issues.map(({ pointer }) => pointer) : [];
  },
  /** Rows of a table, or cells of them. */
  wikiRows: (data: WikiData, table: keyof Tables, ...columns: readonly string[]) =>
    createWiki(data).tables[table]?.map((row) => cells(row, columns)),
  wikiTitle: shownTitle,
};
