import { escapeHtml } from "../../runtime/http/html.js";
import { MAIN } from "../data/namespaces.js";
import type { Site } from "../data/site.js";

/** The terms of a search, and the namespaces that its text names. */
export interface SearchQuery {
  /** `all:` means every namespace. Undefined without a prefix. */
  readonly namespaces: readonly number[] | "all" | undefined;
  /** A text matches if it has all of them. */
  readonly terms: readonly SearchTerm[];
}

/** Words that follow each other: a text in quotes, or one between spaces. */
export interface SearchTerm {
  /** The words as in {@link phraseOf}; without the last space if the last is the beginning of one. */
  readonly phrase: string;
  /** The words in lower case, except a beginning. */
  readonly words: readonly string[];
  /** The beginning of a word in lower case, from a star after the text. */
  readonly beginning: string | undefined;
}

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;

/** A word, or what is between two. */
const PART = /[\p{L}\p{M}\p{N}_]+|[^\p{L}\p{M}\p{N}_]+/gu;

/** A phrase in quotes, or a text between spaces. */
const TERM = /"[^"]*"|[^\s"]+/g;

/** Each term is searched in each text; further terms are ignored. */
const MAX_TERMS = 100;

/** The words of a text. */
export function searchWords(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** Parses the text of a search. */
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

/** The term that a part of a search writes, which may be without words. */
function termOf(written: string): SearchTerm {
  const words = searchWords(written);
  return !written.startsWith('"') && written.endsWith("*")
    ? { phrase: phraseOf(words).trimEnd(), words: words.slice(0, -1), beginning: words.at(-1) }
    : { phrase: phraseOf(words), words, beginning: undefined };
}

/** Words with a space before and after each: a phrase is in a text if it is in the text's phrase. */
function phraseOf(words: readonly string[]): string {
  return ` ${words.join(" ")} `;
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

/** Whether a text has all terms of a search. A search without words finds nothing. */
export function hasTerms(text: string, terms: readonly SearchTerm[]): boolean {
  const words = phraseOf(searchWords(text.toLowerCase()));
  return terms.length > 0 && terms.every(({ phrase }) => words.includes(phrase));
}

/** The number of characters that a snippet shows before and after the first match. */
const CONTEXT = 75;

/** The first match in a text and what is around it, as HTML that highlights the words of a search. */
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
