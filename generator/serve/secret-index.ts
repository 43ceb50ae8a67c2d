import { rangesInText, spellingsOf } from "./decoded-view.js";
import type { TextRange } from "./decoded-view.js";

/** How much of the text around a value does not matter. */
export type Occurrence =
  /** The value is a secret anywhere. */
  | "anywhere"
  /** The value is a secret between other characters than letters and digits. */
  | "whole-word";

/** Longer values are found in parts, which limits the time for each character of a text. */
const PART = 64;

/** The beginning of a secret before an ellipsis is one, too, from this length. */
const SHORTEST_BEGINNING = 8;

/** An ellipsis may cut an encoded character, of at most so many characters. */
const LONGEST_ENCODED = 40;

/** The values that begin with the same characters. */
interface Group {
  readonly values: Map<string, Occurrence>;
  readonly lengths: Set<number>;
}

/** Values, which can be found in texts in any encoding. */
export interface SecretIndex {
  readonly add: (value: string, occurrence: Occurrence) => void;
  /** The parts of a text that contain one of the values. They may overlap. */
  readonly find: (text: string) => readonly TextRange[];
}

/** Creates an index without values. The time to search a text is linear in its length. */
export function createSecretIndex(): SecretIndex {
  const groups = new Map<string, Group>();
  const firsts = new Set<string>();
  const starts = new Set<number>();
  const add = (value: string, occurrence: Occurrence): void => {
    const start = value.slice(0, SHORTEST_BEGINNING);
    const group = groups.get(start) ?? { values: new Map(), lengths: new Set() };
    groups.set(start, group);
    firsts.add(value.charAt(0));
    starts.add(start.length);
    if (group.values.get(value) !== "anywhere") group.values.set(value, occurrence);
    group.lengths.add(value.length);
  };
  const findPlain = (written: string): readonly TextRange[] => {
    const text = withSpaces(written);
    const found: TextRange[] = [];
    for (let start = 0; start < text.length; start += 1) {
      if (!firsts.has(text.charAt(start))) continue;
      for (const length of starts) {
        const group = groups.get(text.slice(start, start + length));
        const end = group && endOfValue(group, text, start);
        if (end !== undefined) found.push({ start, end });
      }
    }
    return found;
  };
  return {
    add: (value, occurrence) => {
      for (const part of partsOf(withSpaces(value))) add(part, occurrence);
    },
    find: (text) => {
      if (groups.size === 0) return [];
      return spellingsOf(text).flatMap((spelling) => {
        const found = findPlain(spelling.text);
        return found.length === 0 ? [] : rangesInText(text, spelling, found);
      });
    },
  };
}

/** Forms write a plus sign for a space, and MediaWiki's titles an underscore. */
function withSpaces(text: string): string {
  return text.replaceAll(/[+_]/g, " ");
}

function partsOf(value: string): readonly string[] {
  const count = Math.ceil(value.length / PART);
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? value.slice(-PART) : value.slice(index * PART, (index + 1) * PART),
  );
}

/** The end of the longest value at an index of a text, or of its beginning before an ellipsis. */
function endOfValue({ values, lengths }: Group, text: string, at: number): number | undefined {
  const ends = [...lengths].map((length) => at + length);
  const complete = ends.filter((end) => {
    const occurrence = values.get(text.slice(at, end));
    return occurrence && (occurrence === "anywhere" || isWholeWord(text, at, end));
  });
  return complete.length > 0 ? Math.max(...complete) : endOfBeginning([...values.keys()], text, at);
}

function endOfBeginning(values: readonly string[], text: string, at: number): number | undefined {
  const ellipsis = text.slice(at, at + PART + LONGEST_ENCODED).indexOf("…");
  if (ellipsis < SHORTEST_BEGINNING) return undefined;
  const beginning = text.slice(at, at + ellipsis);
  // The last character may be encoded, and cut.
  const encoded = beginning.search(/[%\\&]/);
  const plain = encoded < SHORTEST_BEGINNING ? beginning : beginning.slice(0, encoded);
  return values.some((value) => value.startsWith(plain)) ? at + ellipsis : undefined;
}

const WORD = /[\p{L}\p{N}]/u;

function isWholeWord(text: string, start: number, end: number): boolean {
  return !WORD.test(text.charAt(end)) && !WORD.test(text.charAt(start - 1));
}

/** Replaces parts of a text, which may overlap or touch. */
export function replaceRanges(
  text: string,
  ranges: readonly TextRange[],
  replacement: (range: TextRange) => string,
): string {
  if (ranges.length === 0) return text;
  const pieces: string[] = [];
  let at = 0;
  for (const range of mergedRanges(ranges)) {
    pieces.push(text.slice(at, range.start), replacement(range));
    at = range.end;
  }
  pieces.push(text.slice(at));
  return pieces.join("");
}

/** The same parts in their order, without overlaps. */
function mergedRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const merged: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else merged.push(range);
  }
  return merged;
}
