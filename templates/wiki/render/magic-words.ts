import { textOfHtml } from "../../runtime/http/html.js";
import { isJsonObject } from "../../runtime/model/json.js";
import { ownMember } from "../../runtime/model/member.js";
import { facts } from "../data/facts.js";
import { inAddress, pageAddress } from "../data/page-address.js";
import { generalFacts } from "../data/site.js";
import type { Site } from "../data/site.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { digitsOf } from "../values/moment.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import type { Expansion } from "./expand-templates.js";
import { anchorOf } from "./page-link.js";
import { withoutMarks } from "./placeholders.js";
import { renderQuotes } from "./quotes.js";
import { sanitizeMarkup } from "./sanitize.js";
import { SPECIAL } from "../data/namespaces.js";

/** The variables and functions of a wiki, by the names that it has for them. */
export interface MagicWords {
  /** The word in braces, with the argument behind its colon; undefined for other names. */
  find(written: string): MagicWord | undefined;
}

/** A variable, or a function with its first argument. */
export interface MagicWord {
  /** As in every wiki, in lower case. */
  readonly name: string;
  /** The text in its place; undefined if it is not implemented. */
  readonly value: (call: WordCall) => string | undefined;
}

/** A use of a variable or function, and its further arguments. */
export interface WordCall extends Expansion {
  readonly args: readonly (() => string)[];
}

/** Reads the variables and functions of a wiki. */
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
  const nameOf = (written: string, names: ReadonlySet<unknown>): string | undefined =>
    [words.get(written), words.get(written.toLowerCase())].find(
      (name) => name !== undefined && names.has(name),
    );
  return {
    find(written) {
      const colon = written.indexOf(":");
      const name =
        colon < 0 ? nameOf(written, variables) : nameOf(written.slice(0, colon), functions);
      if (name === undefined) return undefined;
      const argument = colon < 0 ? undefined : written.slice(colon + 1).trim();
      return { name, value: (call) => wordValue(name, argument, call) };
    },
  };
}

function wordValue(name: string, argument: string | undefined, call: WordCall): string | undefined {
  const value = argument === undefined ? siteWord(name, call) : functionValue(name, argument, call);
  return value ?? titleWord(name, argument, call) ?? timeWord(name, call);
}

function siteWord(name: string, { pages, page }: WordCall): string | undefined {
  const general = generalFacts(pages.site);
  const fact = ownMember(SITE_FACTS, name);
  if (fact !== undefined) return withoutMarks(textOrEmpty(general[fact]));
  switch (name) {
    case "!":
      return "|";
    case "=":
      return "=";
    case "currentversion":
      return textOrEmpty(general["generator"]).replace("MediaWiki ", "");
    case "pageid":
      return String(pages.find(page)?.pageid ?? 0);
    default:
      return undefined;
  }
}

/** Variables that are general facts of the site. */
const SITE_FACTS: Readonly<Record<string, string>> = {
  sitename: "sitename",
  server: "server",
  servername: "servername",
  scriptpath: "scriptpath",
  contentlanguage: "lang",
  articlepath: "articlepath",
};

function functionValue(name: string, text: string, call: WordCall): string | undefined {
  const { pages, collected, args } = call;
  const { site } = pages;
  const [first] = text;
  switch (name) {
    case "lc":
      return text.toLowerCase();
    case "uc":
      return text.toUpperCase();
    case "lcfirst":
      return first === undefined ? "" : first.toLowerCase() + text.slice(first.length);
    case "ucfirst":
      return first === undefined ? "" : first.toUpperCase() + text.slice(first.length);
    case "ns":
    case "nse": {
      const ns = /^-?\d+$/.test(text) ? Number(text) : site.names.get(text.toLowerCase());
      const found = namespaceName(site, ns ?? Number.NaN);
      return name === "ns" ? found : found.replaceAll(" ", "_");
    }
    case "special":
      return `[[:${namespaceName(site, SPECIAL)}:${text}]]`;
    case "urlencode":
      return encodeURIComponent(text).replaceAll("%20", "+");
    case "anchorencode":
      return anchorOf(text);
    case "fullurl":
    case "localurl":
    case "canonicalurl":
      return urlOf(text, name === "localurl", call);
    case "padleft":
      return padding(text, args) + text;
    case "padright":
      return text + padding(text, args);
    case "defaultsort":
      collected.props.set(name, text);
      return "";
    case "displaytitle":
      setDisplayTitle(text, call);
      return "";
    default:
      return undefined;
  }
}

/** Keeps the display title of the page. The server ignores the title of a different page. */
function setDisplayTitle(text: string, { pages, page, holes, collected }: WordCall): void {
  const markup = renderQuotes(text.replace(/\uE000\d+\uE001/g, ""));
  const html = holes.fill(sanitizeMarkup(markup, collected.unrendered, holes));
  const title = parseTitle(pages.site, textOfHtml(html));
  const isOwn = title.kind === "title" && title.text === page.text && title.fragment === "";
  if (isOwn) collected.props.set("displaytitle", html);
}

const MAX_PADDING = 500;

function padding(text: string, [length, fill]: WordCall["args"]): string {
  const wanted = Math.min(Number(length?.()) || 0, MAX_PADDING);
  return "".padStart(wanted - text.length, fill?.() || "0");
}

function urlOf(text: string, isLocal: boolean, { pages: { site }, args }: WordCall): string {
  const title = parseTitle(site, text);
  if (title.kind !== "title") return "";
  const address = pageAddress(site, title.ns, title.key);
  const query = args[0]?.() ?? "";
  const url = query === "" ? address.full : address.withQuery(query);
  return isLocal ? url.slice(textOrEmpty(generalFacts(site)["server"]).length) : url;
}

/** A part of the title of the page, or of another one. Names with an E at their end are for URLs. */
function titleWord(
  name: string,
  argument: string | undefined,
  { pages: { site }, page }: WordCall,
): string | undefined {
  const whole = ownMember(TITLE_PARTS, name);
  const part = whole ?? ownMember(TITLE_PARTS, name.slice(0, -1));
  if (!part) return undefined;
  const title = argument === undefined ? page : parseTitle(site, argument);
  if (title.kind !== "title") return "";
  const text = part(title, site);
  return whole ? withoutMarks(text) : inAddress(text.replaceAll(" ", "_"));
}

const TITLE_PARTS: Readonly<Record<string, (title: Title, site: Site) => string>> = {
  pagename: ({ key }) => key.replaceAll("_", " "),
  fullpagename: ({ text }) => text,
  basepagename: (title, site) => levelsOf(title, site).slice(0, -1).join("/") || spaced(title),
  rootpagename: (title, site) => levelsOf(title, site)[0] ?? "",
  subpagename: (title, site) => levelsOf(title, site).at(-1) ?? "",
  talkpagename: (title, site) => titleOf(site, talkOf(title), title.key).text,
  subjectpagename: (title, site) => titleOf(site, subjectOf(title), title.key).text,
  namespace: ({ ns }, site) => namespaceName(site, ns),
  namespacenumber: ({ ns }) => String(ns),
  talkspace: (title, site) => namespaceName(site, talkOf(title)),
  subjectspace: (title, site) => namespaceName(site, subjectOf(title)),
};

function spaced({ key }: Title): string {
  return key.replaceAll("_", " ");
}

/** The parts of a name between slashes, in namespaces with subpages. */
function levelsOf(title: Title, site: Site): readonly string[] {
  const hasSubpages = site.namespaces.get(title.ns)?.subpages === true;
  return hasSubpages ? spaced(title).split("/") : [spaced(title)];
}

function talkOf({ ns }: Title): number {
  return ns < 0 ? ns : ns | 1;
}

function subjectOf({ ns }: Title): number {
  return ns < 0 ? ns : ns & ~1;
}

function namespaceName(site: Site, ns: number): string {
  return site.namespaces.get(ns)?.name ?? "";
}

/** A part of the wiki's time. */
function timeWord(name: string, { pages }: WordCall): string | undefined {
  const part = ownMember(TIME_PARTS, name.replace(/^(?:current|local)/, ""));
  const time = textOrEmpty(generalFacts(pages.site)["time"]);
  const date = new Date(time);
  return part && !Number.isNaN(date.getTime()) ? part(time, date) : undefined;
}

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

/** The number of a week, by its Thursday. */
function weekOf(date: Date): number {
  const thursday = date.getTime() + (4 - (date.getUTCDay() || 7)) * DAY;
  const year = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday - year) / DAY / 7);
}
