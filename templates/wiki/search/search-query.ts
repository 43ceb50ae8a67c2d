import type { Site } from "../data/site.js";
import { MAIN } from "../data/namespaces.js";

/** The terms of a search, and the namespaces that its text names. */
export interface SearchQuery {
  /** `all:` means every namespace. Undefined without a prefix. */
  readonly namespaces: readonly number[] | "all" | undefined;
  /** A page matches if it has all of them. */
  readonly terms: readonly SearchTerm[];
}

/** Words that follow each other: a text in quotes, or one between spaces. */
export interface SearchTerm {
  readonly words: readonly string[];
  /** A star follows the text: the last word is the beginning of one. */
  readonly isBeginning: boolean;
}

/** The words of a text, in lower case. */
export function searchWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
}

/** Parses the text of a search. */
export function parseSearch(site: Site, search: string): SearchQuery {
  const { text, namespaces } = withoutNamespace(site, search);
  const terms = Array.from(text.matchAll(/"([^"]*)"|([^\s"]+)/g), ([, phrase, plain]) => ({
    words: searchWords(phrase ?? plain ?? ""),
    isBeginning: plain?.endsWith("*") === true,
  }));
  return { namespaces, terms: terms.filter(({ words }) => words.length > 0) };
}

function withoutNamespace(
  site: Site,
  search: string,
): { readonly text: string; readonly namespaces: SearchQuery["namespaces"] } {
  if (search.startsWith("all:")) return { text: search.slice("all:".length), namespaces: "all" };
  const named = namespacePrefix(site, search);
  return named
    ? { text: named.rest, namespaces: [named.ns] }
    : { text: search, namespaces: undefined };
}

/** The namespace before the first colon of a search, and the text after it; undefined if there is none. */
export function namespacePrefix(
  site: Site,
  search: string,
): { readonly ns: number; readonly rest: string } | undefined {
  const colon = search.indexOf(":");
  const prefix = search.slice(0, Math.max(colon, 0)).replaceAll("_", " ").toLowerCase();
  // The main namespace has the empty name.
  const ns = prefix === "" ? MAIN : site.names.get(prefix);
  return colon < 0 || ns === undefined ? undefined : { ns, rest: search.slice(colon + 1) };
}
