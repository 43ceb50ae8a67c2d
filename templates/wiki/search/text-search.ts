import { escapeHtml } from "../../runtime/http/html.js";
import { searchWords } from "./search-query.js";
import type { SearchTerm } from "./search-query.js";

/** Whether a text has all terms of a search. A search without words finds nothing. */
export function hasTerms(text: string, terms: readonly SearchTerm[]): boolean {
  if (terms.length === 0) return false;
  const words = searchWords(text);
  return terms.every((term) => words.some((_word, start) => isTermAt(words, start, term)));
}

function isTermAt(
  words: readonly string[],
  start: number,
  { words: wanted, isBeginning }: SearchTerm,
): boolean {
  return wanted.every((each, index) => {
    const word = words[start + index];
    const isLast = index === wanted.length - 1;
    return isLast && isBeginning ? word?.startsWith(each) === true : word === each;
  });
}

/** The number of characters that a snippet shows before and after the first match. */
const CONTEXT = 75;

/** The place of the first match in a text, as HTML that highlights the words of a search. */
export function snippetOf(text: string, terms: readonly SearchTerm[]): string {
  const words = new Set(terms.flatMap((term) => term.words));
  const beginnings = terms.flatMap((term) => (term.isBeginning ? term.words.slice(-1) : []));
  const isMatch = (word: string): boolean =>
    words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (!isMatch(found.toLowerCase())) continue;
    const shown = text.slice(Math.max(0, index - CONTEXT), index + found.length + CONTEXT);
    return shown
      .split(WORD)
      .map((part) =>
        isMatch(part.toLowerCase()) ? `<span class="searchmatch">${part}</span>` : escapeHtml(part),
      )
      .join("");
  }
  return "";
}

const WORD = /([\p{L}\p{M}\p{N}_]+)/gu;
