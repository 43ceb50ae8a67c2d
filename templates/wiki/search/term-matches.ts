import type { SearchTerm } from "./search-query.js";

/** The comparison of a text with terms. In bytes, only letters of ASCII are letters and have two cases. */
export type Comparison = "bytes" | "characters";

/** The place of a term in a text. */
export interface TermMatch {
  readonly start: number;
  readonly end: number;
}

/** The last place at which a text has one of some terms; undefined without one. */
export function lastMatch(
  text: string,
  terms: readonly SearchTerm[],
  comparison: Comparison,
): TermMatch | undefined {
  const folded = foldedText(text, comparison);
  for (let start = text.length; start >= 0; start -= 1) {
    const end = matchEnd({ text, folded, comparison }, terms, start);
    if (end !== undefined) return { start, end };
  }
  return undefined;
}

/** A text whose terms are replaced, from its beginning on. */
export function highlighted(
  text: string,
  terms: readonly SearchTerm[],
  comparison: Comparison,
  highlight: (found: string) => string,
): string {
  const folded = foldedText(text, comparison);
  const parts: string[] = [];
  for (let at = 0; at <= text.length;) {
    const end = matchEnd({ text, folded, comparison }, terms, at);
    if (end !== undefined) parts.push(highlight(text.slice(at, end)));
    // A term without characters is found between two.
    const next = end === undefined || end === at ? at + 1 : end;
    if (next === at + 1 && end !== next) parts.push(text.slice(at, next));
    at = next;
  }
  return parts.join("");
}

interface ComparedText {
  readonly text: string;
  readonly folded: string;
  readonly comparison: Comparison;
}

/** The end of the first term that begins at a place as a whole word. */
function matchEnd(
  compared: ComparedText,
  terms: readonly SearchTerm[],
  start: number,
): number | undefined {
  const term = terms.find(
    ({ text, isBeginning }) =>
      compared.folded.startsWith(text, start) &&
      isBoundary(compared, start) &&
      (isBeginning || isBoundary(compared, start + text.length)),
  );
  return term && start + term.text.length;
}

/** Terms are in lower case. A letter whose small form has another length stays, so that places stay. */
function foldedText(text: string, comparison: Comparison): string {
  return comparison === "bytes"
    ? text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
    : text.replaceAll(/\p{Lu}/gu, (letter) => {
        const small = letter.toLowerCase();
        return small.length === letter.length ? small : letter;
      });
}

function isBoundary({ text, comparison }: ComparedText, at: number): boolean {
  const isInWord = comparison === "bytes" ? isWordByte : isWordCharacter;
  const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? "";
  const [after = ""] = text.slice(at, at + 2);
  return isInWord(before) !== isInWord(after);
}

function isWordByte(character: string): boolean {
  return /^[A-Za-z0-9_]$/.test(character);
}

function isWordCharacter(character: string): boolean {
  return /^[\p{L}\p{N}_]$/u.test(character);
}
