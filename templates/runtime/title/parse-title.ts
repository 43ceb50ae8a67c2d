import { nfc } from "../wire/normal-form.js";
import { decodeReferences } from "../rules/character-reference.js";
import { ipForm } from "../rules/ip.js";
import { firstLetters } from "./first-letters.js";
import { collapsed, titleProblem } from "./title-text.js";
import type { TitleProblem } from "./title-text.js";

/** A title in the wiki's normalized form. */
export interface Title {
  readonly kind: "title";
  /** The namespace number. */
  readonly ns: number;
  /** The title without the namespace, with underscores for spaces, as in the database. */
  readonly key: string;
  /** The title with the namespace and with spaces, as in responses. */
  readonly text: string;
  /** The text after `#`; empty without a fragment. */
  readonly fragment: string;
}

/** A title on a different wiki. */
export interface ExternalTitle {
  readonly kind: "external";
  readonly interwiki: string;
  /** The title including its prefix, as written. */
  readonly text: string;
  /** The text after `#`; empty without a fragment. */
  readonly fragment: string;
}

/** An invalid title with the server's error code and the reason. */
export interface InvalidTitle extends TitleProblem {
  readonly kind: "invalid";
}

/** A namespace of a wiki. */
export interface TitleNamespace {
  /** The name as the prefix of titles; empty for the main namespace. */
  readonly name: string;
  /** Whether titles may begin with a lower-case letter. */
  readonly caseSensitive?: boolean | undefined;
  readonly subpages?: boolean | undefined;
}

/** Data about a wiki that its titles depend on. */
export interface TitleFacts {
  /** Namespaces by number. */
  readonly namespaces: ReadonlyMap<number, TitleNamespace>;
  /** Namespace numbers by all names in lower case. */
  readonly names: ReadonlyMap<string, number>;
  /** Interwiki prefixes in lower case. Local prefixes refer to the wiki itself. */
  readonly interwikis: ReadonlyMap<string, { readonly local: boolean }>;
  /** The page to which a local prefix without a title refers. Default: "Main Page". */
  readonly mainPage?: string | undefined;
  /** The language code of the content. Default: a language in which `I` is the capital of `i`. */
  readonly language?: string | undefined;
  /** Characters that are not allowed in titles, in addition to those that no wiki allows. */
  readonly illegalCharacters?: string | undefined;
}

/** The namespaces to which title rules refer. */
const SPECIAL = -1;
const MAIN = 0;
const TALK = 1;
const USER = 2;
const USER_TALK = 3;

/**
 * Parses a title like the server: all names and aliases of namespaces, interwiki prefixes,
 * fragments, underscores for spaces, the first letter in upper case (observed on MediaWiki 1.39 to
 * 1.45).
 *
 * @param namespace the namespace for titles without a prefix
 */
export function parseTitle(
  facts: TitleFacts,
  written: string,
  namespace = MAIN,
): Title | ExternalTitle | InvalidTitle {
  return titleFrom(facts, splitTitle(facts, decodeReferences(written), namespace));
}

/**
 * Parses a title in a known namespace, without decoding character references. Its text may still
 * start with the prefix of a different wiki or, in the main namespace, of a different namespace.
 */
export function titleInNamespace(
  facts: TitleFacts,
  ns: number,
  text: string,
): Title | ExternalTitle | InvalidTitle {
  return titleFrom(facts, splitTitle(facts, prefixed(facts, ns, text), MAIN));
}

/** The parts of a local title. */
export interface SplitTitle {
  readonly kind: "split";
  readonly ns: number;
  /** The namespace name as written; absent without a namespace. */
  readonly prefix?: string;
  /** The title without prefix and fragment; empty if the title is only a fragment. */
  readonly page: string;
  readonly fragment: string;
}

/** Splits a title into its parts and validates them. The case of the first letter is unchanged. */
export function splitTitle(
  facts: Pick<TitleFacts, "names" | "interwikis" | "mainPage" | "illegalCharacters">,
  written: string,
  namespace: number,
): SplitTitle | ExternalTitle | InvalidTitle {
  const all = collapsed(written);
  if (NOT_UTF8.test(all))
    return invalid({
      code: "title-invalid-utf8",
      reason: "A title must be valid UTF-8.",
    });
  const isMain = all.startsWith(":");
  const text = isMain ? collapsed(all.slice(1)) : all;
  if (text === "") return invalid(EMPTY);
  return splitPrefixes(facts, text, isMain ? MAIN : namespace);
}

/** Characters that the server replaces in a request, so that the string is not valid UTF-8. */
// oxlint-disable-next-line no-control-regex -- control characters are what the rule is about
const NOT_UTF8 = /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFD-\uFFFF\p{Surrogate}]/u;

/**
 * Splits the prefixes from a collapsed title. A prefix for the wiki itself may be followed by a
 * second prefix.
 */
function splitPrefixes(
  facts: Pick<TitleFacts, "names" | "interwikis" | "mainPage" | "illegalCharacters">,
  written: string,
  namespace: number,
): SplitTitle | ExternalTitle | InvalidTitle {
  for (let text = written; ;) {
    const { before, prefix, rest } = splitPrefix(text);
    const ns = facts.names.get(prefix);
    const talk = ns === TALK ? talkProblem(facts, splitPrefix(rest).prefix) : undefined;
    if (talk) return invalid({ code: talk, reason: "A talk page cannot have this name." });
    if (ns !== undefined) return partsIn(facts, { ns, prefix: before }, rest);
    const interwiki = facts.interwikis.get(prefix);
    if (!interwiki) return partsIn(facts, { ns: namespace }, text);
    if (!interwiki.local) return elsewhere(facts, prefix, rest);
    if (rest === "")
      return splitTitle({ ...facts, interwikis: new Map() }, facts.mainPage ?? "Main Page", MAIN);
    text = rest;
  }
}

/** Splits a string at the first colon that is not at the beginning. */
function splitPrefix(text: string) {
  const colon = text.indexOf(":", 1);
  if (colon < 0) return { before: "", prefix: "", rest: "" };
  const before = text.slice(0, colon).replace(/ $/, "");
  return { before, prefix: before.toLowerCase(), rest: text.slice(colon + 1).replace(/^ /, "") };
}

/** A title such as `Talk:User:Example` would have two namespaces. */
function talkProblem(
  { names, interwikis }: Pick<TitleFacts, "names" | "interwikis">,
  prefix: string,
): TitleProblem["code"] | undefined {
  if (names.has(prefix)) return "title-invalid-talk-namespace";
  return interwikis.has(prefix) ? "title-invalid-talk-interwiki" : undefined;
}

const EMPTY: TitleProblem = {
  code: "title-invalid-empty",
  reason: "A title needs a name after its namespace.",
};

const LEADING_COLON: TitleProblem = {
  code: "title-invalid-leading-colon",
  reason: "A title cannot begin with a colon.",
};

function elsewhere(
  { illegalCharacters }: Pick<TitleFacts, "illegalCharacters">,
  interwiki: string,
  rest: string,
): ExternalTitle | InvalidTitle {
  const { page, fragment } = splitFragment(rest.startsWith(":") ? collapsed(rest.slice(1)) : rest);
  const problem =
    titleProblem(page, false, illegalCharacters) ??
    (page.startsWith(":") ? LEADING_COLON : undefined);
  if (problem) return invalid(problem);
  return { kind: "external", interwiki, text: `${interwiki}:${page}`, fragment };
}

function partsIn(
  { illegalCharacters }: Pick<TitleFacts, "illegalCharacters">,
  place: Pick<SplitTitle, "ns" | "prefix">,
  rest: string,
): SplitTitle | InvalidTitle {
  const { ns } = place;
  const { page: written, fragment } = splitFragment(rest);
  const problem = titleProblem(written, ns === SPECIAL, illegalCharacters);
  if (problem) return invalid(problem);
  // In the main namespace, a lone fragment links to the current page.
  if (written === "" && ns !== MAIN) return invalid(EMPTY);
  const page = ns === USER || ns === USER_TALK ? (ipForm(written)?.value ?? written) : written;
  if (page.startsWith(":")) return invalid(LEADING_COLON);
  return { kind: "split", ...place, page, fragment };
}

function splitFragment(text: string): { readonly page: string; readonly fragment: string } {
  const hash = text.indexOf("#");
  if (hash < 0) return { page: text, fragment: "" };
  return { page: text.slice(0, hash).replace(/ $/, ""), fragment: text.slice(hash + 1) };
}

function titleFrom(
  facts: TitleFacts,
  split: SplitTitle | ExternalTitle | InvalidTitle,
): Title | ExternalTitle | InvalidTitle {
  if (split.kind !== "split") return split;
  const { ns, page, fragment } = split;
  const name = facts.namespaces.get(ns)?.caseSensitive ? page : capitalised(page, facts);
  return titleOf(facts, ns, name.replaceAll(" ", "_"), fragment);
}

/** Languages in which `İ` is the capital of `i`. */
const DOTTED_CAPITALS = /^(?:az|kaa|tr)$/;

function capitalised(page: string, { language = "" }: TitleFacts): string {
  const [first = ""] = page;
  if (first === "i" && DOTTED_CAPITALS.test(language)) return `İ${page.slice(1)}`;
  const capital = Object.hasOwn(firstLetters, first) ? firstLetters[first] : first.toUpperCase();
  return nfc(`${capital}${page.slice(first.length)}`);
}

function invalid(problem: TitleProblem): InvalidTitle {
  return { kind: "invalid", ...problem };
}

/** Returns the title for a key in a namespace, without parsing a prefix in the key. */
export function titleOf(
  facts: Pick<TitleFacts, "namespaces">,
  ns: number,
  key: string,
  fragment = "",
): Title {
  return { kind: "title", ns, key, text: prefixed(facts, ns, key), fragment };
}

/** Prepends the namespace name to a key, and replaces underscores with spaces. */
export function prefixed(
  { namespaces }: Pick<TitleFacts, "namespaces">,
  ns: number,
  key: string,
): string {
  const name = namespaces.get(ns)?.name ?? "";
  const page = key.replaceAll("_", " ");
  return name === "" ? page : `${name}:${page}`;
}
