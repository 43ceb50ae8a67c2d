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
  /** Finds the words of the term, one after the other. */
  readonly pattern: RegExp;
  /** Matches each word of the term. */
  readonly word: string;
}

const LETTER = "[\\p{L}\\p{M}\\p{N}_]";
const WORDS = new RegExp(`${LETTER}+`, "gu");

/** The words of a text. */
export function searchWords(text: string): readonly string[] {
  return text.match(WORDS) ?? [];
}

/** Parses the text of a search. */
export function parseSearch(site: Site, search: string): SearchQuery {
  const named = namespacePrefix(site, search);
  const isEverywhere = search.startsWith("all:");
  const text = isEverywhere ? search.slice("all:".length) : (named?.rest ?? search);
  return {
    namespaces: isEverywhere ? "all" : named && [named.ns],
    terms: Array.from(text.matchAll(/"([^"]*)"|([^\s"]+)/g)).flatMap(([, phrase, plain]) => {
      // A star follows the text: the last word is the beginning of one.
      const end = plain?.endsWith("*") === true ? `${LETTER}*` : "";
      const words = searchWords(phrase ?? plain ?? "");
      const whole = `${words.join(`[^\\p{L}\\p{M}\\p{N}_]+`)}${end}`;
      const pattern = new RegExp(`(?<!${LETTER})${whole}(?!${LETTER})`, "iu");
      return words.length === 0 ? [] : [{ pattern, word: `${words.join("|")}${end}` }];
    }),
  };
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
  return terms.length > 0 && terms.every(({ pattern }) => pattern.test(text));
}

/** The number of characters that a snippet shows before and after the first match. */
const CONTEXT = 75;

/** The first match in a text and what is around it, as HTML that highlights the words of a search. */
export function snippetOf(text: string, terms: readonly SearchTerm[]): string {
  const words = terms.map(({ word }) => word).join("|");
  const pattern = new RegExp(`(?<!${LETTER})(${words})(?!${LETTER})`, "iu");
  const found = words === "" ? undefined : pattern.exec(text);
  if (!found) return "";
  const { 0: first, index } = found;
  return text
    .slice(Math.max(0, index - CONTEXT), index + first.length + CONTEXT)
    .split(new RegExp(pattern, "giu"))
    .map((part, at) =>
      at % 2 === 1 ? `<span class="searchmatch">${part}</span>` : escapeHtml(part),
    )
    .join("");
}
