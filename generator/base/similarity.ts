import { setDifference } from "./json.js";

/** Longer words are compared by their beginnings: the time grows with the product of the lengths. */
const MAX_COMPARED = 200;

/**
 * The similarity of two words, from 0 to 1. If one word contains the other, the result is at least
 * one half.
 */
export function wordSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const contained = short.length >= 3 && long.toLowerCase().includes(short.toLowerCase());
  const compared = Math.min(longest, MAX_COMPARED);
  const score = 1 - distance(beginningOf(a), beginningOf(b)) / compared;
  return contained ? Math.max(0.5, score) : score;
}

function beginningOf(word: string): string {
  return word.slice(0, MAX_COMPARED).toLowerCase();
}

/** The share of common elements of two sets. Two empty sets are equal. */
export function setSimilarity(a: readonly string[], b: readonly string[]): number {
  const { removed, added } = setDifference(a, b);
  const common = new Set(a).size - removed.length;
  const all = common + removed.length + added.length;
  return all === 0 ? 1 : common / all;
}

/**
 * Pairs the items of two lists, the most similar first. Each item is used once, and ties keep the
 * order of the lists.
 */
export function bestPairs<Item>(
  old: readonly Item[],
  next: readonly Item[],
  similarity: (old: Item, next: Item) => number,
  threshold: number,
): readonly (readonly [old: Item, next: Item])[] {
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
  if (word.length > MAX_COMPARED) return undefined;
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
