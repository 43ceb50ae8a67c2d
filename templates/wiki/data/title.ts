import { decodeReferences } from "../../runtime/rules/character-reference.js";
import { ipForm } from "../../runtime/rules/ip.js";
import { withoutTrailing } from "../../runtime/wire/without-trailing.js";
import { firstLetters } from "./facts.js";
import { generalFacts } from "./site.js";
import type { Namespace, Site } from "./site.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { MAIN, SPECIAL, TALK, USER, USER_TALK } from "./namespaces.js";

const MAX_TITLE_BYTES = 255;
/** Special pages are stored nowhere. */
const MAX_SPECIAL_TITLE_BYTES = 512;

/** A title as the wiki keeps it. */
export interface Title {
  readonly kind: "title";
  readonly ns: number;
  /** Without the namespace, with underscores for spaces: what a database holds. */
  readonly key: string;
  /** With the namespace and with spaces, as in responses. */
  readonly text: string;
  /** The text after `#`; empty without. */
  readonly fragment: string;
}

/** A title on another wiki. */
export interface ExternalTitle {
  readonly kind: "external";
  readonly interwiki: string;
  /** With the prefix, as written. */
  readonly text: string;
  /** The text after `#`; empty without. */
  readonly fragment: string;
}

/** A text that is not a valid title, with the server's reason. */
export interface InvalidTitle {
  readonly kind: "invalid";
  readonly reason: string;
}

/**
 * Reads a title as the server does: namespaces by every name that the wiki has for them, interwiki
 * prefixes, fragments, underscores for spaces, the first letter in upper case (observed on MediaWiki 1.39).
 *
 * @param namespace what a title without a namespace is in
 */
export function parseTitle(
  site: Site,
  written: string,
  namespace = 0,
): Title | ExternalTitle | InvalidTitle {
  return splitTitle(site, decodeReferences(written), namespace);
}

function splitTitle(
  site: Site,
  written: string,
  namespace: number,
): Title | ExternalTitle | InvalidTitle {
  const text = underscored(written);
  if (/[\uFFFD\p{Surrogate}]/u.test(text))
    return invalid("A title cannot hold bytes that are no UTF-8.");
  return text.startsWith(":")
    ? afterPrefix(site, trimmed(text.slice(1)), 0)
    : afterPrefix(site, text, namespace);
}

/**
 * Reads a title whose namespace is known, without decoding character references. A prefix of the text may
 * still name another wiki or, in the main namespace, another namespace.
 */
export function titleInNamespace(
  site: Site,
  ns: number,
  text: string,
): Title | ExternalTitle | InvalidTitle {
  return splitTitle(site, prefixed(site, ns, text), MAIN);
}

/** The title of a key in a namespace, without looking for a prefix in it. */
export function titleOf(site: Site, ns: number, key: string, fragment = ""): Title {
  return { kind: "title", ns, key, text: prefixed(site, ns, key), fragment };
}

/** The title of a page, by its row or another one that refers to it. */
export function rowTitle(site: Site, { ns, key, fragment }: TableRow): Title {
  return titleOf(site, numberOrZero(ns), textOrEmpty(key), textOrEmpty(fragment));
}

/** The name of a namespace in front of a key, with spaces. */
export function prefixed(site: Site, ns: number, key: string): string {
  const name = site.namespaces.get(ns)?.name ?? "";
  const page = key.replaceAll("_", " ");
  return name === "" ? page : `${name}:${page}`;
}

/** The key of a prefixed title whose namespace is known. */
export function titleKey(ns: number, text: string): string {
  const page = ns === 0 ? text : text.slice(text.indexOf(":") + 1);
  return page.replaceAll(" ", "_");
}

/**
 * The key of a part of a title, such as its beginning; undefined if it is not part of a title of
 * the namespace.
 */
export function keyOfPart(site: Site, part: string, ns: number): string | undefined {
  const title = titleInNamespace(site, ns, `${part}x`);
  if (title.kind !== "title" || title.ns !== ns || title.fragment !== "") return undefined;
  return title.key.slice(0, -1);
}

/**
 * The namespace and key of a part of a title, such as its beginning; undefined if it is not part of
 * a title.
 */
export function titleOfPart(
  site: Site,
  part: string,
): { readonly ns: number; readonly key: string } | undefined {
  const title = parseTitle(site, `${part}x`);
  if (title.kind !== "title" || title.fragment !== "") return undefined;
  return { ns: title.ns, key: title.key.slice(0, -1) };
}

/** The texts before and after the first colon that is not at the beginning. */
function splitPrefix(text: string): { readonly before: string; readonly rest: string } | undefined {
  const colon = text.indexOf(":", 1);
  if (colon < 0) return undefined;
  const before = withoutTrailing(text.slice(0, colon), "_") || text.slice(0, 1);
  const after = text.slice(colon + 1);
  return { before, rest: after.slice(after.search(/[^_]|$/)) };
}

function afterPrefix(
  site: Site,
  text: string,
  namespace: number,
): Title | ExternalTitle | InvalidTitle {
  if (text === "") return invalid(NAMELESS);
  const split = splitPrefix(text);
  if (!split) return inNamespace(site, namespace, text);
  const { before, rest } = split;
  const prefix = before.replaceAll("_", " ").toLowerCase();
  const ns = site.names.get(prefix);
  if (ns !== undefined)
    return ns === TALK && isPrefixed(site, rest)
      ? invalid("There can be no talk page of this name.")
      : inNamespace(site, ns, rest);
  const interwiki = site.interwikis.get(prefix);
  if (!interwiki) return inNamespace(site, namespace, text);
  if (!interwiki.local) return elsewhere(prefix, rest);
  return rest === "" ? mainPage(site) : afterPrefix(site, rest, namespace);
}

const NAMELESS = "A title needs a name besides its namespace.";

function isPrefixed(site: Site, text: string): boolean {
  const prefix = (splitPrefix(text)?.before ?? "").replaceAll("_", " ").toLowerCase();
  return site.names.has(prefix) || site.interwikis.has(prefix);
}

function mainPage(site: Site): Title | ExternalTitle | InvalidTitle {
  const { mainpage } = generalFacts(site);
  return parseTitle(site, typeof mainpage === "string" ? mainpage : "Main Page");
}

function elsewhere(interwiki: string, rest: string): ExternalTitle | InvalidTitle {
  const { page, fragment } = splitFragment(rest.startsWith(":") ? trimmed(rest.slice(1)) : rest);
  const reason = violationIn(page, MAIN) ?? initialColon(page);
  if (reason !== undefined) return invalid(reason);
  const text = `${interwiki}:${page.replaceAll("_", " ")}`;
  return { kind: "external", interwiki, text, fragment };
}

function inNamespace(site: Site, ns: number, rest: string): Title | InvalidTitle {
  const { page, fragment } = splitFragment(rest);
  const reason = violationIn(page, ns);
  if (reason !== undefined) return invalid(reason);
  // In the main namespace, a fragment alone is a link to the page that one is on.
  if (page === "" && ns !== MAIN) return invalid(NAMELESS);
  const name = capitalised(page, site.namespaces.get(ns));
  const key = ns === USER || ns === USER_TALK ? (ipForm(name)?.value ?? name) : name;
  const colon = initialColon(key);
  return colon === undefined ? titleOf(site, ns, key, fragment) : invalid(colon);
}

function splitFragment(text: string): { readonly page: string; readonly fragment: string } {
  const hash = text.indexOf("#");
  if (hash < 0) return { page: text, fragment: "" };
  return {
    page: withoutTrailing(text.slice(0, hash), "_"),
    fragment: text.slice(hash + 1).replaceAll("_", " "),
  };
}

function initialColon(page: string): string | undefined {
  return page.startsWith(":") ? "A title cannot begin with a colon." : undefined;
}

function capitalised(page: string, namespace: Namespace | undefined): string {
  if (namespace?.caseSensitive) return page;
  const [first = ""] = page;
  const capital = Object.hasOwn(firstLetters, first) ? firstLetters[first] : first.toUpperCase();
  return `${capital}${page.slice(first.length)}`;
}

function violationIn(page: string, ns: number): string | undefined {
  const found =
    // oxlint-disable-next-line no-control-regex -- control characters are what the rule is about
    /[\u0000-\u001F\u007F<>[\]{|}]|%[0-9A-Fa-f]{2}|&[A-Za-z0-9\u0080-\u{10FFFF}]+;/u.exec(page);
  if (found) return `A title cannot contain "${found[0]}".`;
  if (/^\.{1,2}$|^\.{1,2}\/|\/\.{1,2}\/|\/\.{1,2}$/.test(page))
    return "A title cannot be a relative path.";
  if (page.includes("~~~")) return "A title cannot contain ~~~.";
  const most = ns === SPECIAL ? MAX_SPECIAL_TITLE_BYTES : MAX_TITLE_BYTES;
  // A character of a string has at most three bytes.
  if (page.length * 3 > most && new TextEncoder().encode(page).length > most)
    return `A title has at most ${most} bytes.`;
  return undefined;
}

/** Spaces of every kind and underscores become one underscore, directional marks are dropped. */
function underscored(text: string): string {
  const collapsed = text
    .replace(/[\u200E\u200F\u202A-\u202E]+/g, "")
    .replace(/[ _\u00A0\u1680\u180E\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/g, "_");
  return trimmed(collapsed);
}

function trimmed(text: string): string {
  return text.replace(/^_/, "").replace(/_$/, "");
}

function invalid(reason: string): InvalidTitle {
  return { kind: "invalid", reason };
}
