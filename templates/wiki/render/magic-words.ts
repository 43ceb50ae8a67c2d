import { subjectNamespace, talkNamespace } from "../../runtime/title/associated-namespaces.js";
import { subpageParts } from "../../runtime/title/titles.js";
import { textOfHtml } from "../../runtime/http/html.js";
import { isJsonObject } from "../../runtime/model/json.js";
import { ownMember } from "../../runtime/model/member.js";
import { facts } from "../data/facts.js";
import { SPECIAL } from "../data/namespaces.js";
import { inAddress, pageAddress } from "../data/page-address.js";
import { generalFacts } from "../data/site.js";
import type { Site } from "../data/site.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { digitsOf } from "../values/moment.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import type { Expansion } from "./expand-templates.js";
import { anchorOf, localUrl } from "./page-link.js";
import { withoutMarks } from "./placeholders.js";
import { renderQuotes } from "./quotes.js";
import { sanitizeMarkup } from "./sanitize.js";
import { percentEncoded } from "../../runtime/wire/wire-text.js";

/** A wiki's variables and functions, by their local names. */
export interface MagicWords {
  /** The word in braces, with the argument after its colon; undefined for unknown names. */
  find(written: string): MagicWord | undefined;
}

/** A variable, or a function with its first argument. */
export interface MagicWord {
  /** The canonical lower-case name. */
  readonly name: string;
  readonly argument?: string;
}

/** A use of a variable or function, with its further arguments. */
export interface WordCall extends Expansion {
  readonly args: readonly (() => string)[];
}

/** Parses a wiki's variables and functions. */
export function magicWords({ facts: own }: Site): MagicWords {
  const words = new Map<string, string>();
  for (const word of listOrEmpty(own["magicwords"] ?? facts.magicwords).filter(isJsonObject))
    for (const alias of listOrEmpty(word["aliases"]).map(textOrEmpty)) {
      const written = alias.replace(/:$/, "");
      const isSensitive = word["case-sensitive"] === true;
      words.set(isSensitive ? written : written.toLowerCase(), textOrEmpty(word["name"]));
    }
  const variables = new Set(listOrEmpty(own["variables"] ?? facts.variables));
  const functions = new Set(listOrEmpty(own["functionhooks"] ?? facts.functionhooks));
  return {
    find(text) {
      const colon = text.indexOf(":");
      const written = colon < 0 ? text : text.slice(0, colon);
      const names = colon < 0 ? variables : functions;
      const name = [words.get(written), words.get(written.toLowerCase())].find(
        (each) => each !== undefined && names.has(each),
      );
      if (name === undefined) return undefined;
      return { name, ...(colon >= 0 && { argument: text.slice(colon + 1).trim() }) };
    },
  };
}

/** The value of a variable or function; undefined if it is not implemented. */
export function wordValue({ name, argument }: MagicWord, call: WordCall): string | undefined {
  const { site } = call.pages;
  const word = ownMember(argument === undefined ? VARIABLES : FUNCTIONS, name);
  if (word) return word(call, argument ?? "");
  const isTime = /^(?:current|local)/.test(name);
  const time = textOrEmpty(generalFacts(site)["time"]);
  if (isTime && !Number.isNaN(Date.parse(time)))
    return ownMember(TIME_PARTS, name.replace(/^(?:current|local)/, ""))?.(time, new Date(time));
  // Names that end in E encode their values for URLs.
  const whole = ownMember(TITLE_PARTS, name);
  const part = whole ?? ownMember(TITLE_PARTS, name.slice(0, -1));
  const title = argument === undefined ? call.page : parseTitle(site, argument);
  if (!part) return undefined;
  if (title.kind !== "title") return "";
  const text = part(title, site);
  return whole ? withoutMarks(text) : inAddress(text.replaceAll(" ", "_"));
}

type Words = Readonly<Record<string, (call: WordCall, argument: string) => string>>;

const VARIABLES: Words = {
  "!": () => "|",
  "=": () => "=",
  sitename: (call) => factOf(call, "sitename"),
  server: (call) => factOf(call, "server"),
  servername: (call) => factOf(call, "servername"),
  scriptpath: (call) => factOf(call, "scriptpath"),
  contentlanguage: (call) => factOf(call, "lang"),
  articlepath: (call) => factOf(call, "articlepath"),
  currentversion: (call) => factOf(call, "generator").replace("MediaWiki ", ""),
  pageid: ({ pages, page }) => String(pages.find(page)?.pageid ?? 0),
};

/** A general fact about the site. */
function factOf({ pages }: WordCall, name: string): string {
  return withoutMarks(textOrEmpty(generalFacts(pages.site)[name]));
}

const FUNCTIONS: Words = {
  lc: (_call, text) => text.toLowerCase(),
  uc: (_call, text) => text.toUpperCase(),
  lcfirst: (_call, text) => text.replace(/^./u, (first) => first.toLowerCase()),
  ucfirst: (_call, text) => text.replace(/^./u, (first) => first.toUpperCase()),
  ns: (call, text) => namedSpace(call, text),
  nse: (call, text) => namedSpace(call, text).replaceAll(" ", "_"),
  special: ({ pages }, text) => `[[:${namespaceName(pages.site, SPECIAL)}:${text}]]`,
  urlencode: (_call, text) => percentEncoded(text).replaceAll("%20", "+"),
  anchorencode: (_call, text) => anchorOf(text),
  fullurl: urlOf,
  canonicalurl: urlOf,
  localurl: (call, text) => localUrl(call.pages.site, urlOf(call, text)),
  padleft: ({ args }, text) => padding(text, args) + text,
  padright: ({ args }, text) => text + padding(text, args),
  defaultsort({ collected }, text) {
    collected.props.set("defaultsort", text);
    return "";
  },
  /** The server ignores the title if it belongs to a different page. */
  displaytitle({ pages, page, holes, collected }, text) {
    const markup = renderQuotes(text.replace(/\uE000\d+\uE001/g, ""));
    const html = holes.fill(sanitizeMarkup(markup, collected.unrendered, holes));
    const title = parseTitle(pages.site, textOfHtml(html));
    const isOwn = title.kind === "title" && title.text === page.text && title.fragment === "";
    if (isOwn) collected.props.set("displaytitle", html);
    return "";
  },
};

function namedSpace({ pages: { site } }: WordCall, text: string): string {
  const ns = /^-?\d+$/.test(text) ? Number(text) : site.names.get(text.toLowerCase());
  return ns === undefined ? "" : namespaceName(site, ns);
}

const MAX_PADDING = 500;

function padding(text: string, [length, fill]: WordCall["args"]): string {
  const wanted = Math.min(Number(length?.()) || 0, MAX_PADDING);
  return "".padStart(wanted - text.length, fill?.() || "0");
}

function urlOf({ pages: { site }, args }: WordCall, text: string): string {
  const title = parseTitle(site, text);
  if (title.kind !== "title") return "";
  const { full, withQuery } = pageAddress(site, title.ns, title.key);
  const query = args[0]?.() ?? "";
  return query === "" ? full : withQuery(query);
}

/** Parts of the page title, or of the title in the argument. */
const TITLE_PARTS: Readonly<Record<string, (title: Title, site: Site) => string>> = {
  pagename: ({ key }) => key.replaceAll("_", " "),
  fullpagename: ({ text }) => text,
  basepagename: (title, site) => subpageParts(site, title).base,
  rootpagename: (title, site) => subpageParts(site, title).root,
  subpagename: (title, site) => subpageParts(site, title).name,
  talkpagename: ({ ns, key }, site) => titleOf(site, talkNamespace(ns), key).text,
  subjectpagename: ({ ns, key }, site) => titleOf(site, subjectNamespace(ns), key).text,
  namespace: ({ ns }, site) => namespaceName(site, ns),
  namespacenumber: ({ ns }) => String(ns),
  talkspace: ({ ns }, site) => namespaceName(site, talkNamespace(ns)),
  subjectspace: ({ ns }, site) => namespaceName(site, subjectNamespace(ns)),
};

function namespaceName(site: Site, ns: number): string {
  return site.namespaces.get(ns)?.name ?? "";
}

/** Parts of the wiki's time. */
const TIME_PARTS: Readonly<Record<string, (time: string, date: Date) => string>> = {
  year: (time) => time.slice(0, 4),
  month: (time) => time.slice(5, 7),
  month1: (_time, date) => String(date.getUTCMonth() + 1),
  monthname: (_time, date) => named(date, { month: "long" }),
  monthnamegen: (_time, date) => named(date, { month: "long" }),
  monthabbrev: (_time, date) => named(date, { month: "short" }),
  day: (_time, date) => String(date.getUTCDate()),
  day2: (time) => time.slice(8, 10),
  dayname: (_time, date) => named(date, { weekday: "long" }),
  dow: (_time, date) => String(date.getUTCDay()),
  week: (_time, date) => String(weekOf(date)),
  hour: (time) => time.slice(11, 13),
  time: (time) => time.slice(11, 16),
  timestamp: (time) => digitsOf(time),
};

function named(date: Date, options: Intl.DateTimeFormatOptions): string {
  return date.toLocaleString("en-GB", { ...options, timeZone: "UTC" });
}

const DAY = 86_400_000;

/** A week's number, by its Thursday. */
function weekOf(date: Date): number {
  const thursday = date.getTime() + (4 - (date.getUTCDay() || 7)) * DAY;
  const year = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday - year) / DAY / 7);
}
