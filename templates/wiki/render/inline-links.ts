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

/** The text that contains the links. */
export type LinkContext = Pick<Expansion, "pages" | "page" | "holes" | "collected">;

/** The link's target. */
const TARGET = /\[\[([^[\]{}|\n\uE000]+)(?=\||\]\])/g;
/** A link without nested links, with paired brackets before it and letters after it. */
const LINK =
  /(?<!\[)((?:\[\[)*)\[\[([^[\]{}|\n\uE000]+)(?:\|((?:(?!\[\[|\]\])[^])*))?\]\]([a-z]*)/g;
/** Replaces a category or language link. */
const HIDDEN = "\uE002";

/** Renders `[[…]]` in escaped text, and collects the targets. */
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
  // Lines that contain only hidden links are removed.
  const parts = linked.split(HIDDEN);
  return parts
    .map((part, index) => (index < parts.length - 1 ? withoutLastLines(part) : part))
    .join("");
}

/** Removes a trailing line feed that only spaces follow, and those spaces. */
function withoutLastLines(text: string): string {
  const end = text.trimEnd().length;
  const feed = text.indexOf("\n", end);
  return feed < 0 ? text : text.slice(0, feed);
}

function isFile({ ns }: Title, written: string): boolean {
  return ns === MEDIA || (ns === FILE && !isPlain(written));
}

/** Whether a leading colon makes a category, file or language link visible. */
function isPlain(written: string): boolean {
  return written.trimStart().startsWith(":");
}

/** `[[/Part]]` links to a subpage if the namespace allows subpages. */
function linkedTitle(
  written: string,
  { pages: { site }, page }: LinkContext,
): ReturnType<typeof parseTitle> {
  const target = written.trim();
  const isBelow = target.startsWith("/") && site.namespaces.get(page.ns)?.subpages === true;
  return parseTitle(site, isBelow ? `${page.text}${target.replace(/\/$/, "")}` : target);
}

/** The replacement for a link; undefined if it is not a link or links to a file. */
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
    // Links to the page itself or to special pages are not stored.
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
/** The URL characters in escaped text. */
const URL_PART = '(?:(?!&[lg]t;)[^\\][<>"\\u0000-\\u0020\\u007F\\p{Zs}\\uFFFD\\uE000\\uE001])';
/**
 * A URL is not parsed again from a later position, because each attempt could scan the rest of the
 * text.
 */
const BRACKETED = new RegExp(
  `\\[(?=((?:${PROTOCOLS}|//)${URL_PART}+))\\1\\p{Zs}*((?!\\p{Zs})[^\\][\\u0000-\\u0008\\n]*)\\]`,
  "giu",
);
/** A lookbehind checks the character before a protocol. Testing every character would be slow. */
const FREE = new RegExp(`(${PROTOCOLS})(?<![\\p{L}\\p{N}_]\\1)${URL_PART}+`, "giu");

/** Renders links to URLs: first bracketed links, then the others. */
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

/**
 * Whether search engines may follow a link according to the site's general facts. Default: they may
 * not.
 */
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

/** Removes the given trailing characters. */
function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
