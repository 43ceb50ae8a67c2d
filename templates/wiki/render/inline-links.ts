import { escapeAttribute } from "../../runtime/http/html.js";
import { decodeReferences } from "../../runtime/rules/character-reference.js";
import { generalFacts } from "../data/site.js";
import { parseTitle } from "../data/title.js";
import type { ExternalTitle, Title } from "../data/title.js";
import type { Store } from "../store/store.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import type { Expansion } from "./expand-templates.js";
import { interwikiAddress, pageLink } from "./page-link.js";
import { renderQuotes } from "./quotes.js";

const MEDIA = -2;
const FILE = 6;
const CATEGORY = 14;

/** Renders `[[…]]` of an escaped text, and collects what they lead to. */
export function renderPageLinks(text: string, expansion: Expansion): string {
  const output: string[] = [];
  let at = 0;
  for (const { 0: found, 1: before = "", 2: written = "", 3: label, index } of text.matchAll(
    PAGE_LINK,
  )) {
    const whole = found.slice(before.length);
    const link = linkOf({ whole, written, ...(label !== undefined && { label }) }, expansion);
    if (!link) continue;
    output.push(text.slice(at, index + before.length));
    at = index + found.length;
    switch (link.kind) {
      case "html": {
        TRAIL.lastIndex = at;
        const [trail = ""] = (link.hasTrail && TRAIL.exec(text)) || [];
        at += trail.length;
        output.push(expansion.holes.put(link.html(trail)));
        break;
      }
      case "hidden":
        output.push(withoutLastLines(output.pop() ?? ""));
        break;
    }
  }
  return output.join("") + text.slice(at);
}
/** A link whose label has no link, behind brackets that belong to none. */
const PAGE_LINK = /(?<!\[)((?:\[\[)*)\[\[([^[\]{}|\n]+)(?:\|((?:(?!\[\[|\]\])[^])*))?\]\]/g;
const TRAIL = /[a-z]+/y;

/** The text without a line feed that only spaces follow, and without what follows. */
function withoutLastLines(text: string): string {
  const end = text.trimEnd().length;
  const feed = text.indexOf("\n", end);
  return feed < 0 ? text : text.slice(0, feed);
}

/** A link as it is written: `[[written|label]]`. */
interface WrittenLink {
  readonly whole: string;
  readonly written: string;
  readonly label?: string;
}

type InlineLink =
  | {
      readonly kind: "html";
      readonly html: (trail: string) => string;
      readonly hasTrail: boolean;
    }
  | { readonly kind: "hidden" };

function linkOf(
  { whole, written, label }: WrittenLink,
  expansion: Expansion,
): InlineLink | undefined {
  const { store, page, collected } = expansion;
  const isPlain = written.trimStart().startsWith(":");
  const below = written.startsWith("/") && store.site.namespaces.get(page.ns)?.subpages === true;
  const title = parseTitle(
    store.site,
    below ? `${page.text}${written.replace(/\/$/, "")}` : written.trim(),
  );
  const shown = renderQuotes(label ?? written.replace(/^\s*:/, "").trimStart());
  if (title.kind === "external") return externalLink(title, isPlain, shown, expansion);
  if (title.kind !== "title") return undefined;
  if (title.ns === CATEGORY && !isPlain) {
    collected.categories.set(title.key, label === undefined ? undefined : decodeReferences(label));
    return { kind: "hidden" };
  }
  if ((title.ns === FILE && !isPlain) || title.ns === MEDIA) {
    collected.images.add(title.key);
    collected.unrendered.add(title.ns === MEDIA ? "[[Media:…]]" : "[[File:…]]");
    return { kind: "html", html: () => whole, hasTrail: false };
  }
  if (isRecorded(title, expansion)) collected.links.set(title.text, title);
  return {
    kind: "html",
    html: (trail) => pageLink(store, page, title, shown + trail),
    hasTrail: true,
  };
}

/** Links to the page itself are not stored, nor to special pages. */
function isRecorded({ ns, key, text }: Title, { page }: Expansion): boolean {
  if (ns < 0 || key === "") return false;
  return text !== page.text;
}

function externalLink(
  title: ExternalTitle,
  isPlain: boolean,
  shown: string,
  { store, collected }: Expansion,
): InlineLink | undefined {
  const { interwiki, text } = title;
  const page = text.slice(interwiki.length + 1);
  const { language = false } = store.site.interwikis.get(interwiki) ?? {};
  if (language && !isPlain) {
    if (!collected.langlinks.has(interwiki)) collected.langlinks.set(interwiki, page);
    return { kind: "hidden" };
  }
  const key = page.replaceAll(" ", "_");
  collected.iwlinks.set(`${interwiki}:${key}`, { prefix: interwiki, title: key });
  const address = escapeAttribute(interwikiAddress(store, title) ?? "");
  return {
    kind: "html",
    html: (trail) =>
      `<a href="${address}" class="extiw" title="${escapeAttribute(text)}">${shown}${trail}</a>`,
    hasTrail: true,
  };
}

const PROTOCOLS =
  "(?:bitcoin:|ftps?://|geo:|git://|gopher://|https?://|ircs?://|magnet:|mailto:|matrix:|mms://|news:|nntp://|redis://|sftp://|sips?:|sms:|ssh://|svn://|tel:|telnet://|urn:|worldwind://|xmpp:)";
/** The characters of a URL in an escaped text. */
const URL_PART = '(?:(?!&[lg]t;)[^\\][<>"\\u0000-\\u0020\\u007F\\p{Zs}\\uFFFD\\uE000\\uE001])';
const BRACKETED = new RegExp(`\\[((?:${PROTOCOLS}|//)[^\\]\\u0000-\\u0008\\n]+)\\]`, "giu");
const BRACKETED_URL = new RegExp(`^(?:${PROTOCOLS}|//)${URL_PART}+`, "iu");
const FREE = new RegExp(`(?<![\\p{L}\\p{N}_])${PROTOCOLS}${URL_PART}+`, "giu");

/** Renders links to addresses, first those in brackets and then the others. */
export function renderExternalLinks(
  text: string,
  { store, holes: placeholders, collected }: Expansion,
): string {
  let count = 0;
  const link = (kind: string, url: string, label: string): string => {
    collected.extlinks.add(decodeReferences(url));
    const rel = isFollowed(url, store) ? "" : 'rel="nofollow" ';
    return placeholders.put(`<a ${rel}class="external ${kind}" href="${url}">`) + label + "</a>";
  };
  return inLines(text, (line) =>
    line.replaceAll(BRACKETED, (whole, content: string) => {
      const [url] = BRACKETED_URL.exec(content) ?? [];
      if (url === undefined) return whole;
      const label = content.slice(url.length).replace(/^\p{Zs}+/u, "");
      if (label !== "") return link(label === url ? "free" : "text", url, placeholders.put(label));
      count += 1;
      return link("autonumber", url, `[${count}]`);
    }),
  ).replaceAll(FREE, (found: string) => {
    const url = withoutEnd(found, found.includes("(") ? ",;.:!?" : ",;.:!?)");
    return /[:/]$/.test(url)
      ? found
      : link("free", url, placeholders.put(url)) + found.slice(url.length);
  });
}

/** Changes each line up to its last bracket: without one, each beginning would be followed to the end. */
function inLines(text: string, change: (part: string) => string): string {
  return text
    .split("\n")
    .map((line) => {
      const end = line.lastIndexOf("]") + 1;
      return change(line.slice(0, end)) + line.slice(end);
    })
    .join("\n");
}

/** Whether the general facts of the site let search engines follow a link; by default none. */
function isFollowed(url: string, { site }: Store): boolean {
  const { nofollowlinks, nofollowdomainexceptions } = generalFacts(site);
  if (nofollowlinks === false) return true;
  const [, host] = /^(?:[a-z]+:)?\/\/(?:[^/?#@]*@)?([^/?#:]*)/i.exec(url) ?? [];
  return (
    host !== undefined &&
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
