/** A link as written: the title before `|`, and what follows up to `]]`; absent without `|`. */
export interface WrittenLink {
  readonly target: string;
  readonly label?: string;
}

/**
 * The links and other elements of a text in wiki markup, each in the order of the text and with
 * duplicates.
 */
export interface Markup {
  /** `[[…]]`: links, categories, files, languages alike. */
  readonly links: readonly WrittenLink[];
  /** Names in `{{…}}`: templates, variables and functions alike. */
  readonly braces: readonly string[];
  /** Files in galleries, whose namespace may be omitted. */
  readonly gallery: readonly string[];
  readonly urls: readonly string[];
  /** Words of `__NOTOC__` and the like, in small letters. */
  readonly switches: readonly string[];
}

const SLASHED =
  /\b(?:https?|ftps?|sftp|ircs?|git|gopher|mms|nntp|redis|ssh|svn|telnet|worldwind):\/\/$/i;
const PLAIN = /\b(?:bitcoin|geo|magnet|mailto|matrix|news|sips?|sms|tel|urn|xmpp):$/i;
/** As long as the longest of them. */
const REACH = 12;
/** The end of a URL. */
// oxlint-disable-next-line no-control-regex -- control characters are what the rule is about
const URL_END = /[\s[\]<>"{}|\u0000-\u001F\u007F\u3000]/;
/** The characters at which markup may begin. */
const SIGN = /[<[{_:]/;
const HIDDEN = ["nowiki", "pre", "syntaxhighlight", "source", "math", "includeonly"];

/**
 * Finds the elements of wiki markup that are stored as links. Nothing is expanded: links in
 * templates are not found. Reads each character a bounded number of times.
 */
export function scanMarkup(text: string): Markup {
  const links: WrittenLink[] = [];
  const braces: string[] = [];
  const gallery: string[] = [];
  const urls: string[] = [];
  const switches: string[] = [];
  const last = new Map<string, number>();
  // A search that fails once fails ever after, and is not made again.
  const find = (what: string, from: number): number => {
    if ((last.get(what) ?? 0) < 0) return -1;
    const found = text.indexOf(what, from);
    if (found < 0) last.set(what, -1);
    return found;
  };
  let at = skip(text, 0, SIGN);
  while (at < text.length) {
    const next = step(text, at, find);
    at = skip(text, next.end, SIGN);
    if (next.kind === "link") links.push(next.link);
    if (next.kind === "gallery") gallery.push(...next.files);
    if (next.kind === "brace") braces.push(next.name);
    if (next.kind === "url") urls.push(next.url);
    if (next.kind === "switch") switches.push(next.name);
  }
  return { links, braces, gallery, urls, switches };
}

type Step =
  | { readonly kind: "nothing"; readonly end: number }
  | { readonly kind: "link"; readonly link: WrittenLink; readonly end: number }
  | { readonly kind: "gallery"; readonly files: readonly string[]; readonly end: number }
  | { readonly kind: "brace"; readonly name: string; readonly end: number }
  | { readonly kind: "url"; readonly url: string; readonly end: number }
  | { readonly kind: "switch"; readonly name: string; readonly end: number };

type Find = (what: string, from: number) => number;

function step(text: string, at: number, find: Find): Step {
  switch (text[at]) {
    case "<":
      return hidden(text, at, find);
    case "[":
      return text[at + 1] === "[" ? link(text, at + 2) : bracketed(text, at + 1);
    case "{":
      return brace(text, at);
    case "_":
      return word(text, at);
    case ":":
      return bare(text, at);
    default:
      return { kind: "nothing", end: at + 1 };
  }
}

/** A comment, or a tag whose content is no markup. */
function hidden(text: string, at: number, find: Find): Step {
  if (text.startsWith("<!--", at)) {
    const end = find("-->", at + 4);
    return { kind: "nothing", end: end < 0 ? text.length : end + 3 };
  }
  if (/^<gallery[\s>]/i.test(text.slice(at, at + 9))) return galleryAt(text, at, find);
  const name = HIDDEN.find((tag) => text.startsWith(`${tag}>`, at + 1));
  const end = name === undefined ? -1 : find(`</${name}>`, at);
  return { kind: "nothing", end: end < 0 ? at + 1 : end };
}

/** A line for each file: its title, and its caption after `|`. */
function galleryAt(text: string, at: number, find: Find): Step {
  const end = find("</gallery>", at);
  if (end < 0) return { kind: "nothing", end: at + 1 };
  const lines = text.slice(skip(text, at, />/) + 1, end).split("\n");
  const files = lines.map((line) => line.split("|", 1)[0]?.trim() ?? "");
  return { kind: "gallery", files: files.filter((file) => file !== ""), end };
}

function link(text: string, start: number): Step {
  const middle = skip(text, start, /[|[\]{}<>\n]/);
  const target = text.slice(start, middle);
  if (target.trim() === "") return { kind: "nothing", end: Math.max(middle, start) };
  if (text.startsWith("]]", middle)) return { kind: "link", link: { target }, end: middle + 2 };
  if (text[middle] !== "|") return { kind: "nothing", end: middle };
  // The text after it may contain links, and is scanned again.
  const end = skip(text, middle + 1, /[[\]{}<>\n]/);
  const label = text.slice(middle + 1, end);
  return { kind: "link", link: { target, label }, end: middle + 1 };
}

function bracketed(text: string, start: number): Step {
  if (!text.startsWith("//", start)) return { kind: "nothing", end: start };
  const end = skip(text, start, URL_END);
  return end - start > 2
    ? { kind: "url", url: text.slice(start, end), end }
    : { kind: "nothing", end };
}

function brace(text: string, at: number): Step {
  const start = skip(text, at, /[^{]/);
  // Three are a parameter of a template.
  if (start - at !== 2) return { kind: "nothing", end: start };
  const end = skip(text, start, /[|{}[\]]/);
  const name = text.slice(start, end).trim();
  return name === "" || (text[end] !== "|" && text[end] !== "}")
    ? { kind: "nothing", end }
    : { kind: "brace", name, end };
}

/** `__NOTOC__` and the like. */
function word(text: string, at: number): Step {
  if (text[at + 1] !== "_") return { kind: "nothing", end: at + 1 };
  const start = skip(text, at, /[^_]/);
  const end = skip(text, start, /[^A-Za-z]/);
  return text.startsWith("__", end) && end > start
    ? { kind: "switch", name: text.slice(start, end).toLowerCase(), end: end + 2 }
    : { kind: "nothing", end };
}

/** A URL, found by the colon behind its protocol. */
function bare(text: string, colon: number): Step {
  const slashes = text.startsWith("//", colon + 1) ? 2 : 0;
  const before = text.slice(Math.max(0, colon - REACH), colon + 1 + slashes);
  const protocol = (slashes === 0 ? PLAIN : SLASHED).exec(before)?.[0];
  if (protocol === undefined) return { kind: "nothing", end: colon + 1 };
  const end = skip(text, colon + 1 + slashes, URL_END);
  const rest = text
    .slice(colon + 1 + slashes, end)
    .replace(/[,;.:!?]$/, "")
    .replace(/^([^(]*)\)$/, "$1");
  return rest === ""
    ? { kind: "nothing", end: colon + 1 }
    : { kind: "url", url: protocol + rest, end };
}

/** The index of the next character that matches; the end of the text without one. */
function skip(text: string, from: number, stop: RegExp): number {
  const found = text.slice(from).search(stop);
  return found < 0 ? text.length : from + found;
}
