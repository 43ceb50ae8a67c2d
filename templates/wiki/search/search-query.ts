import { escapeHtml } from "../../runtime/http/html.js";
import { MAIN } from "../data/namespaces.js";
import type { Site } from "../data/site.js";

/** The search terms, and the namespaces in the search text. */
export interface SearchQuery {
  /** `all:` selects every namespace. Undefined without a prefix. */
  readonly namespaces: readonly number[] | "all" | undefined;
  /** A text matches if it contains all terms. */
  readonly terms: readonly SearchTerm[];
}

/** Consecutive words: a text in quotes, or one between spaces. */
export interface SearchTerm {
  /** The words as in {@link phraseOf}, without the last space if the last word is a prefix. */
  readonly phrase: string;
  /** The lower-case words, except a prefix. */
  readonly words: readonly string[];
  /** A lower-case prefix, which a star marks. */
  readonly beginning: string | undefined;
}

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;

/** A word, or the text between two words. */
const PART = /[\p{L}\p{M}\p{N}_]+|[^\p{L}\p{M}\p{N}_]+/gu;

/** A phrase in quotes, or a text between spaces. */
const TERM = /"[^"]*"|[^\s"]+/g;

/** The maximum number of terms. Each term is searched in each text, so that more would be slow. */
const MAX_TERMS = 100;

/** The words in a text. */
export function searchWords(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** Parses a search text. */
export function parseSearch(site: Site, search: string): SearchQuery {
  const named = namespacePrefix(site, search);
  const isEverywhere = search.startsWith("all:");
  const text = isEverywhere ? search.slice("all:".length) : (named?.rest ?? search);
  return {
    namespaces: isEverywhere ? "all" : named && [named.ns],
    terms: Array.from(new Set(text.toLowerCase().match(TERM)), termOf)
      .filter(({ phrase }) => phrase.trim() !== "")
      .slice(0, MAX_TERMS),
  };
}

/** Parses one part of a search, which may not contain any words. */
function termOf(written: string): SearchTerm {
  const words = searchWords(written);
  return !written.startsWith('"') && written.endsWith("*")
    ? { phrase: phraseOf(words).trimEnd(), words: words.slice(0, -1), beginning: words.at(-1) }
    : { phrase: phraseOf(words), words, beginning: undefined };
}

/** Words surrounded by spaces: a text contains a phrase if the text's phrase contains it. */
function phraseOf(words: readonly string[]): string {
  return ` ${words.join(" ")} `;
}

/**
 * The namespace before the first colon in a search, and the remaining text; undefined without a
 * namespace.
 */
export function namespacePrefix(
  site: Site,
  search: string,
): { readonly ns: number; readonly rest: string } | undefined {
  const colon = search.indexOf(":");
  const prefix = search.slice(0, Math.max(colon, 0)).replaceAll("_", " ").toLowerCase();
  // The main namespace's name is empty.
  const ns = prefix === "" ? MAIN : site.names.get(prefix);
  return colon < 0 || ns === undefined ? undefined : { ns, rest: search.slice(colon + 1) };
}

/** Whether a text matches all search terms. A search without words does not match anything. */
export function hasTerms(text: string, terms: readonly SearchTerm[]): boolean {
  const words = phraseOf(searchWords(text.toLowerCase()));
  return terms.length > 0 && terms.every(({ phrase }) => words.includes(phrase));
}

/** The number of characters in a snippet before and after the first match. */
const CONTEXT = 75;

/** The first match in a text with its context, as HTML that highlights the matched words. */
export function snippetOf(text: string, terms: readonly SearchTerm[]): string {
  const words = new Set(terms.flatMap((term) => term.words));
  const beginnings = terms.flatMap(({ beginning }) => beginning ?? []);
  const isMatch = (written: string): boolean => {
    const word = written.toLowerCase();
    return words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
  };
  const found = Array.from(text.matchAll(WORD)).find(([word]) => isMatch(word));
  if (!found) return "";
  const { 0: first, index } = found;
  return text
    .slice(Math.max(0, index - CONTEXT), index + first.length + CONTEXT)
    .replaceAll(PART, (part) =>
      isMatch(part) ? `<span class="searchmatch">${part}</span>` : escapeHtml(part),
    );
}
