import { escapeAttribute } from "../../runtime/http/html.js";
import { decodeReferences } from "../../runtime/rules/character-reference.js";
import { generalFacts } from "../data/site.js";
import type { Site } from "../data/site.js";
import { parseTitle } from "../data/title.js";
import type { ExternalTitle, Title } from "../data/title.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import type { Expansion } from "./expand-templates.js";
import { interwikiAddress, pageLink } from "./page-link.js";
import { withoutMarks } from "./placeholders.js";
import { renderQuotes } from "./quotes.js";
import { CATEGORY, FILE, MEDIA } from "../data/namespaces.js";

/** Renders `[[…]]` of an escaped text, the innermost first, and collects what they lead to. */
export function renderPageLinks(text: string, expansion: Expansion): string {
  const root: OpenLink = { start: 0, text: "", tail: "" };
  const stack: OpenLink[] = [];
  let at = 0;
  const append = (part: string): void => {
    const last = stack.at(-1) ?? root;
    last.text += last.tail;
    last.tail = part;
  };
  for (const { 0: signs, index } of text.matchAll(BRACKETS)) {
    append(text.slice(at, index));
    at = index + signs.length;
    const around = stack.at(-1);
    if (signs !== "]]") {
      if (around) around.inner ??= index;
      const isOdd = signs.length % 2 === 1;
      const rest = isOdd ? "[" : "";
      for (let count = signs.length; count >= 2; count -= 2)
        stack.push({
          start: at - rest.length,
          text: "",
          tail: count < 4 ? rest : "",
          ...(count >= 4 && { inner: index }),
        });
      continue;
    }
    const link = stack.pop();
    const found = link && linkOf(text.slice(link.start, link.inner ?? index), link, expansion);
    switch (found?.kind) {
      case undefined:
        append(link ? `[[${link.text}${link.tail}]]` : signs);
        break;
      case "html": {
        TRAIL.lastIndex = at;
        const [trail = ""] = TRAIL.exec(text) ?? [];
        at += trail.length;
        append(expansion.holes.put(() => found.html(trail)));
        break;
      }
      case "hidden": {
        const before = stack.at(-1) ?? root;
        before.tail = withoutLastLines(before.tail);
        break;
      }
    }
  }
  append(text.slice(at));
  return [root, ...stack].map((link) => link.text + link.tail).join("[[");
}

/** A link that is not closed yet; or the text. */
interface OpenLink {
  readonly start: number;
  /** The start of the first link in it. */
  inner?: number;
  /** What is rendered, without its last part. */
  text: string;
  tail: string;
}

const BRACKETS = /\[{2,}|\]\]/g;
const TRAIL = /[a-z]+/y;

/** The text without a line feed that only spaces follow, and without what follows. */
function withoutLastLines(text: string): string {
  const end = text.trimEnd().length;
  const feed = text.indexOf("\n", end);
  return feed < 0 ? text : text.slice(0, feed);
}

type InlineLink =
  | { readonly kind: "html"; readonly html: (trail: string) => string }
  | { readonly kind: "hidden" };

/** Reads a link up to the first link in it, which only captions of files may have. */
function linkOf(source: string, { inner }: OpenLink, expansion: Expansion): InlineLink | undefined {
  const { pages, page, collected } = expansion;
  const bar = source.indexOf("|");
  const written = bar < 0 ? source : source.slice(0, bar);
  const label = bar < 0 ? undefined : source.slice(bar + 1);
  if (/[[\]{}\n\uE000]/.test(written) || (bar < 0 && inner !== undefined)) return undefined;
  const isPlain = written.trimStart().startsWith(":");
  const title = linkedTitle(pages.site, page, written);
  const isFile = title.kind === "title" && ((title.ns === FILE && !isPlain) || title.ns === MEDIA);
  if (isFile) {
    collected.images.add(title.key);
    collected.unrendered.add(title.ns === MEDIA ? "[[Media:…]]" : "[[File:…]]");
    return undefined;
  }
  if (inner !== undefined || title.kind === "invalid") return undefined;
  const shown = (): string => renderQuotes(label ?? written.replace(/^\s*:/, "").trimStart());
  if (title.kind === "external") return externalLink(title, isPlain, shown, expansion);
  if (title.ns === CATEGORY && !isPlain) {
    collected.categories.set(title.key, label === undefined ? undefined : decodeReferences(label));
    return { kind: "hidden" };
  }
  if (isRecorded(title, expansion) && !collected.links.has(title.text))
    collected.links.set(title.text, title);
  return { kind: "html", html: (trail) => pageLink(pages, page, title, shown() + trail) };
}

/** `[[/Part]]` is a subpage of the page, if the namespace has subpages. */
function linkedTitle(site: Site, page: Title, written: string): ReturnType<typeof parseTitle> {
  const target = written.trim();
  const isBelow = target.startsWith("/") && site.namespaces.get(page.ns)?.subpages === true;
  return parseTitle(site, isBelow ? `${page.text}${target.replace(/\/$/, "")}` : target);
}

/** Links to the page itself are not stored, nor to special pages. */
function isRecorded({ ns, key, text }: Title, { page }: Expansion): boolean {
  return ns >= 0 && key !== "" && text !== page.text;
}

function externalLink(
  title: ExternalTitle,
  isPlain: boolean,
  shown: () => string,
  { pages, collected }: Expansion,
): InlineLink {
  const { interwiki, text } = title;
  const page = text.slice(interwiki.length + 1);
  const { language = false } = pages.site.interwikis.get(interwiki) ?? {};
  if (language && !isPlain) {
    if (!collected.langlinks.has(interwiki)) collected.langlinks.set(interwiki, page);
    return { kind: "hidden" };
  }
  const key = page.replaceAll(" ", "_");
  collected.iwlinks.set(`${interwiki}:${key}`, { prefix: interwiki, title: key });
  return {
    kind: "html",
    html: (trail) => {
      const address = escapeAttribute(interwikiAddress(pages, title) ?? "");
      return `<a href="${address}" class="extiw" title="${escapeAttribute(withoutMarks(text))}">${shown()}${trail}</a>`;
    },
  };
}

const PROTOCOLS =
  "(?:bitcoin:|ftps?://|geo:|git://|gopher://|https?://|ircs?://|magnet:|mailto:|matrix:|mms://|news:|nntp://|redis://|sftp://|sips?:|sms:|ssh://|svn://|tel:|telnet://|urn:|worldwind://|xmpp:)";
/** The characters of a URL in an escaped text. */
const URL_PART = '(?:(?!&[lg]t;)[^\\][<>"\\u0000-\\u0020\\u007F\\p{Zs}\\uFFFD\\uE000\\uE001])';
const BRACKETED = new RegExp(`\\[((?:${PROTOCOLS}|//)[^\\]\\u0000-\\u0008\\n]+)\\]`, "giu");
const BRACKETED_URL = new RegExp(`^(?:${PROTOCOLS}|//)${URL_PART}+`, "iu");
/** What is before a protocol is read behind it: the test of a letter at each character is slow. */
const FREE = new RegExp(`(${PROTOCOLS})(?<![\\p{L}\\p{N}_]\\1)${URL_PART}+`, "giu");

/** Renders links to addresses, first those in brackets and then the others. */
export function renderExternalLinks(
  text: string,
  { pages, holes: placeholders, collected }: Expansion,
): string {
  let count = 0;
  const link = (kind: string, url: string, label: string): string => {
    collected.extlinks.add(decodeReferences(url));
    const start = (): string => {
      const rel = isFollowed(url, pages.site) ? "" : 'rel="nofollow" ';
      return `<a ${rel}class="external ${kind}" href="${url}">`;
    };
    return `${placeholders.put(start)}${label}</a>`;
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
    return /^[a-z]+:(?:\/\/)?$/i.test(url)
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
function isFollowed(url: string, site: Site): boolean {
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
