import type { SearchTerm } from "./search-query.js";

/** Whether words contain all that a search asks for. A search without words finds nothing. */
export function hasAll(words: readonly string[], terms: readonly SearchTerm[]): boolean {
  return (
    terms.some((term) => term.words.length > 0) &&
    terms.every((term) => (term.isPhrase ? hasPhrase(words, term.words) : hasEach(words, term)))
  );
}

function hasEach(words: readonly string[], term: SearchTerm): boolean {
  return term.words.every((wanted, index) =>
    term.isBeginning && index === term.words.length - 1
      ? words.some((word) => word.startsWith(wanted))
      : words.includes(wanted),
  );
}

function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_word, start) =>
    phrase.every((wanted, index) => words[start + index] === wanted),
  );
}
