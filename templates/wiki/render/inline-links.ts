import { decodeReferences } from "../../runtime/rules/character-reference.js";
import { CATEGORY, FILE, MEDIA } from "../data/namespaces.js";
import { generalFacts } from "../data/site.js";
import type { Site } from "../data/site.js";
import { parseTitle } from "../data/title.js";
import type { Title } from "../data/title.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import type { Expansion } from "./expand-templates.js";
import { element, pageLink } from "./page-link.js";
import { withoutMarks } from "./placeholders.js";
import { renderQuotes } from "./quotes.js";
import { externalUrl } from "../data/page-address.js";

/** The text that links are in. */
export type LinkContext = Pick<Expansion, "pages" | "page" | "holes" | "collected">;

/** The target of a link. */
const TARGET = /\[\[([^[\]{}|\n\uE000]+)(?=\||\]\])/g;
/** A link without links in it, the brackets before it in pairs, and the letters after it. */
const LINK =
  /(?<!\[)((?:\[\[)*)\[\[([^[\]{}|\n\uE000]+)(?:\|((?:(?!\[\[|\]\])[^])*))?\]\]([a-z]*)/g;
/** Stands for a category or a link to another language. */
const HIDDEN = "\uE002";

/** Renders `[[…]]` of an escaped text, and collects the targets. */
export function renderPageLinks(text: string, context: LinkContext): string {
  const { collected } = context;
  for (const [, written = ""] of text.matchAll(TARGET)) {
    const title = linkedTitle(written, context);
    if (title.kind !== "title" || !isFile(title, written)) continue;
    collected.images.add(title.key);
    collected.unrendered.add(title.ns === MEDIA ? "[[Media:…]]" : "[[File:…]]");
  }
  const linked = text.replaceAll(
    LINK,
    (whole: string, before: string, written: string, label: string | undefined, trail: string) => {
      const html = linkHtml(written, label, trail, context);
      return html === undefined ? whole : before + html;
    },
  );
  // A line with hidden links alone is removed.
  const parts = linked.split(HIDDEN);
  return parts
    .map((part, index) => (index < parts.length - 1 ? withoutLastLines(part) : part))
    .join("");
}

/** The text without a line feed that only spaces follow, and without what follows. */
function withoutLastLines(text: string): string {
  const end = text.trimEnd().length;
  const feed = text.indexOf("\n", end);
  return feed < 0 ? text : text.slice(0, feed);
}

function isFile({ ns }: Title, written: string): boolean {
  return ns === MEDIA || (ns === FILE && !isPlain(written));
}

/** Whether a colon makes a link to a category, a file or a language visible. */
function isPlain(written: string): boolean {
  return written.trimStart().startsWith(":");
}

/** `[[/Part]]` is a subpage of the page, if the namespace has subpages. */
function linkedTitle(
  written: string,
  { pages: { site }, page }: LinkContext,
): ReturnType<typeof parseTitle> {
  const target = written.trim();
  const isBelow = target.startsWith("/") && site.namespaces.get(page.ns)?.subpages === true;
  return parseTitle(site, isBelow ? `${page.text}${target.replace(/\/$/, "")}` : target);
}

/** The text in the place of a link; undefined if it is not one, or is a file. */
function linkHtml(
  written: string,
  label: string | undefined,
  trail: string,
  context: LinkContext,
): string | undefined {
  const { pages, page, collected, holes } = context;
  const title = linkedTitle(written, context);
  const labelled = (): string =>
    renderQuotes(label ?? written.replace(/^\s*:/, "").trimStart()) + trail;
  if (title.kind === "invalid") return undefined;
  if (title.kind === "title") {
    const { ns, key, text } = title;
    if (isFile(title, written)) return undefined;
    if (ns === CATEGORY && !isPlain(written)) {
      collected.categories.set(key, label === undefined ? undefined : decodeReferences(label));
      return HIDDEN + trail;
    }
    // Links to the page itself are not stored, nor to special pages.
    const isStored = ns >= 0 && key !== "" && text !== page.text;
    if (isStored && !collected.links.has(text)) collected.links.set(text, title);
    return holes.put(() => pageLink(pages, page, title, labelled()));
  }
  const { interwiki, text } = title;
  const name = text.slice(interwiki.length + 1);
  const { language = false } = pages.site.interwikis.get(interwiki) ?? {};
  if (language && !isPlain(written)) {
    if (!collected.langlinks.has(interwiki)) collected.langlinks.set(interwiki, name);
    return HIDDEN + trail;
  }
  const key = name.replaceAll(" ", "_");
  collected.iwlinks.set(`${interwiki}:${key}`, { prefix: interwiki, title: key });
  const href = externalUrl(pages.site, written.trim()) ?? "";
  const attributes = { href, class: "extiw", title: withoutMarks(text) };
  return holes.put(() => element("a", attributes, labelled()));
}

const PROTOCOLS =
  "(?:bitcoin:|ftps?://|geo:|git://|gopher://|https?://|ircs?://|magnet:|mailto:|matrix:|mms://|news:|nntp://|redis://|sftp://|sips?:|sms:|ssh://|svn://|tel:|telnet://|urn:|worldwind://|xmpp:)";
/** The characters of a URL in an escaped text. */
const URL_PART = '(?:(?!&[lg]t;)[^\\][<>"\\u0000-\\u0020\\u007F\\p{Zs}\\uFFFD\\uE000\\uE001])';
/** The URL is not tried again in parts: without an end, each would be followed by all of the text. */
const BRACKETED = new RegExp(
  `\\[(?=((?:${PROTOCOLS}|//)${URL_PART}+))\\1\\p{Zs}*((?!\\p{Zs})[^\\][\\u0000-\\u0008\\n]*)\\]`,
  "giu",
);
/** What is before a protocol is read behind it: the test of a letter at each character is slow. */
const FREE = new RegExp(`(${PROTOCOLS})(?<![\\p{L}\\p{N}_]\\1)${URL_PART}+`, "giu");

/** Renders links to addresses, first those in brackets and then the others. */
export function renderExternalLinks(
  text: string,
  { pages, holes, collected }: LinkContext,
): string {
  let count = 0;
  const link = (kind: string, url: string, label: string): string => {
    collected.extlinks.add(decodeReferences(url));
    const rel = isFollowed(url, pages.site) ? "" : 'rel="nofollow" ';
    const start = `<a ${rel}class="external ${kind}" href="${url}">`;
    return `${holes.put(start)}${label}</a>`;
  };
  const bracketed = text.replaceAll(BRACKETED, (_whole, url: string, label: string) => {
    if (label !== "") return link(label === url ? "free" : "text", url, holes.put(label));
    count += 1;
    return link("autonumber", url, `[${count}]`);
  });
  return bracketed.replaceAll(FREE, (found: string) => {
    const url = withoutEnd(found, found.includes("(") ? ",;.:!?" : ",;.:!?)");
    return /^[a-z]+:(?:\/\/)?$/i.test(url)
      ? found
      : link("free", url, holes.put(url)) + found.slice(url.length);
  });
}

/** Whether the general facts of the site let search engines follow a link; by default none. */
function isFollowed(url: string, site: Site): boolean {
  const { nofollowlinks, nofollowdomainexceptions } = generalFacts(site);
  const [, host = ""] = /^(?:[a-z]+:)?\/\/(?:[^/?#@]*@)?([^/?#:]*)/i.exec(url) ?? [];
  return (
    nofollowlinks === false ||
    listOrEmpty(nofollowdomainexceptions).some((domain) =>
      `.${host}`.endsWith(`.${textOrEmpty(domain)}`),
    )
  );
}

/** The text without the last characters that are among some. */
function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
