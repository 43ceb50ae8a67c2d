import { setDifference } from "./json.js";

/** The length of words that are compared letter by letter, which takes the product of their lengths. */
const MAX_LENGTH = 200;

/**
 * The similarity of two words, from 0 to 1. If one word contains the other, the result is at least
 * one half. Different words of more than 200 letters are not similar.
 */
export function wordSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  if (longest > MAX_LENGTH) return 0;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const contained = short.length >= 3 && long.toLowerCase().includes(short.toLowerCase());
  const score = 1 - distance(a.toLowerCase(), b.toLowerCase()) / longest;
  return contained ? Math.max(0.5, score) : score;
}

/** The share of two sets' elements that are common. Two empty sets are equal. */
export function setSimilarity(a: readonly string[], b: readonly string[]): number {
  const { removed, added } = setDifference(a, b);
  const common = new Set(a).size - removed.length;
  const all = common + removed.length + added.length;
  return all === 0 ? 1 : common / all;
}

/** The number of comparisons in a search for pairs, such as 500 items with 500 others. */
const MAX_COMPARISONS = 250_000;

/**
 * Pairs the items of two lists, most similar first. Each item is used once, and ties keep the order
 * of the lists. Returns no pairs if the lists would need too many comparisons.
 */
export function bestPairs<Item>(
  old: readonly Item[],
  next: readonly Item[],
  similarity: (old: Item, next: Item) => number,
  threshold: number,
): readonly (readonly [old: Item, next: Item])[] {
  if (old.length * next.length > MAX_COMPARISONS) return [];
  const candidates = old
    .flatMap((before) =>
      next.flatMap((after) => {
        const score = similarity(before, after);
        return score >= threshold ? [{ before, after, alike: score }] : [];
      }),
    )
    .toSorted((a, b) => b.alike - a.alike);
  const taken = new Set<Item>();
  return candidates.flatMap(({ before, after }) => {
    if (taken.has(before) || taken.has(after)) return [];
    taken.add(before).add(after);
    return [[before, after] as const];
  });
}

/** The maximum share of a word's characters that may differ. */
const MAX_WRONG = 0.5;

/** The most similar candidate; undefined if none is similar, or the word is longer than any name. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  const limit = Math.max(1, Math.floor(word.length * MAX_WRONG));
  let best: string | undefined;
  let smallest = limit + 1;
  for (const candidate of candidates) {
    if (candidate === "" || candidate === word || Math.abs(candidate.length - word.length) > limit)
      continue;
    const wrong = distance(word.toLowerCase(), candidate.toLowerCase());
    if (wrong < smallest) [best, smallest] = [candidate, wrong];
  }
  return best;
}

/** The edit distance of two words. */
export function distance(a: string, b: string): number {
  const charsB = Array.from(b);
  // The distances from the current prefix of a to each prefix of b.
  let distances = charsB.map((_, column) => column + 1);
  let last = charsB.length;
  for (const [row, charA] of Array.from(a).entries()) {
    const current: number[] = [];
    let diagonal = row;
    last = row + 1;
    for (const [column, above] of distances.entries()) {
      const replaced = diagonal + (charA === charsB[column] ? 0 : 1);
      last = Math.min(replaced, above + 1, last + 1);
      current.push(last);
      diagonal = above;
    }
    distances = current;
  }
  return last;
}
