import { decodeReferences } from "../../runtime/rules/character-reference.js";
import { ipForm } from "../../runtime/rules/ip.js";
import { collapsed, titleProblem } from "../../runtime/rules/title.js";
import { firstLetters } from "./facts.js";
import { generalFacts } from "./site.js";
import type { Namespace, Site } from "./site.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { MAIN, SPECIAL, TALK, USER, USER_TALK } from "./namespaces.js";

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
  const all = collapsed(written);
  if (/[\uFFFD\p{Surrogate}]/u.test(all))
    return invalid("A title cannot hold bytes that are no UTF-8.");
  const isMain = all.startsWith(":");
  const text = isMain ? collapsed(all.slice(1)) : all;
  if (text === "") return invalid(NAMELESS);
  const { prefix, rest } = splitPrefix(text);
  const ns = site.names.get(prefix);
  if (ns === TALK && isPrefix(site, splitPrefix(rest).prefix))
    return invalid("There can be no talk page of this name.");
  if (ns !== undefined) return inNamespace(site, ns, rest);
  const interwiki = site.interwikis.get(prefix);
  if (!interwiki) return inNamespace(site, isMain ? MAIN : namespace, text);
  if (!interwiki.local) return elsewhere(prefix, rest);
  if (rest !== "") return splitTitle(site, rest, namespace);
  const main = textOrEmpty(generalFacts(site)["mainpage"]) || "Main Page";
  return splitTitle({ ...site, interwikis: new Map() }, main, MAIN);
}

/** The text before the first colon that is not at the beginning, in lower case, and the text after it. */
function splitPrefix(text: string): { readonly prefix: string; readonly rest: string } {
  const [, before = "", rest = ""] = /^(.[^:]*?) ?: ?(.*)$/s.exec(text) ?? [];
  return { prefix: before.toLowerCase(), rest };
}

function isPrefix(site: Site, text: string): boolean {
  return site.names.has(text) || site.interwikis.has(text);
}

const NAMELESS = "A title needs a name besides its namespace.";

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

/** The page title that a row names: the page's own row or a row that refers to it. */
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
 * The namespace and key of a part of a title, such as its beginning; undefined if it is not part of
 * a title.
 *
 * @param ns the namespace of the title, if the part does not begin with it
 */
export function titleOfPart(
  site: Site,
  part: string,
  ns?: number,
): { readonly ns: number; readonly key: string } | undefined {
  const title =
    ns === undefined ? parseTitle(site, `${part}x`) : titleInNamespace(site, ns, `${part}x`);
  if (title.kind !== "title" || title.fragment !== "") return undefined;
  return title.ns === (ns ?? title.ns) ? { ns: title.ns, key: title.key.slice(0, -1) } : undefined;
}

function elsewhere(interwiki: string, rest: string): ExternalTitle | InvalidTitle {
  const { page, fragment } = splitFragment(rest.startsWith(":") ? collapsed(rest.slice(1)) : rest);
  const reason = titleProblem(page, false) ?? initialColon(page);
  if (reason !== undefined) return invalid(reason);
  return { kind: "external", interwiki, text: `${interwiki}:${page}`, fragment };
}

function inNamespace(site: Site, ns: number, rest: string): Title | InvalidTitle {
  const { page, fragment } = splitFragment(rest);
  const reason = titleProblem(page, ns === SPECIAL);
  if (reason !== undefined) return invalid(reason);
  // In the main namespace, a fragment alone is a link to the page that one is on.
  if (page === "" && ns !== MAIN) return invalid(NAMELESS);
  const name = capitalised(page, site.namespaces.get(ns));
  const key = ns === USER || ns === USER_TALK ? (ipForm(name)?.value ?? name) : name;
  const colon = initialColon(key);
  return colon === undefined
    ? titleOf(site, ns, key.replaceAll(" ", "_"), fragment)
    : invalid(colon);
}

function splitFragment(text: string): { readonly page: string; readonly fragment: string } {
  const hash = text.indexOf("#");
  if (hash < 0) return { page: text, fragment: "" };
  return {
    page: text.slice(0, hash).replace(/ $/, ""),
    fragment: text.slice(hash + 1),
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

function invalid(reason: string): InvalidTitle {
  return { kind: "invalid", reason };
}

/** The unique name of a title in maps. */
export function pageNameOf(ns: number, key: string): string {
  return `${ns}:${key}`;
}

/** A parsed title of the special namespace. */
export interface SpecialName {
  /** The name that the page has in every wiki. */
  readonly name: string;
  /** The key with the wiki's name of the special page, and the part after it. */
  readonly key: string;
  /** The part after the first slash; absent without one. */
  readonly rest?: string;
}

/** Parses the key of a special page in any letter case; undefined if the wiki has no such page. */
export function specialName({ specialPages }: Site, key: string): SpecialName | undefined {
  const slash = key.indexOf("/");
  const page = specialPages.get((slash < 0 ? key : key.slice(0, slash)).toLowerCase());
  if (!page) return undefined;
  if (slash < 0) return page;
  return { name: page.name, key: page.key + key.slice(slash), rest: key.slice(slash + 1) };
}

/** A title as the wiki writes it: aliases of special pages are replaced by their names. */
export function ownName(site: Site, title: Title): Title {
  const special = title.ns === SPECIAL ? specialName(site, title.key) : undefined;
  return special ? titleOf(site, SPECIAL, special.key, title.fragment) : title;
}
