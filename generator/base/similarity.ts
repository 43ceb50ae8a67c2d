import { distance } from "./nearest.js";
import { setDifference } from "./json.js";

/**
 * The similarity of two words, from 0 to 1. If one word contains the other, the result is at least
 * one half.
 */
export function wordSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const contained = short.length >= 3 && long.toLowerCase().includes(short.toLowerCase());
  const alike = 1 - distance(a.toLowerCase(), b.toLowerCase()) / longest;
  return contained ? Math.max(0.5, alike) : alike;
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
        const alike = similarity(before, after);
        return alike >= threshold ? [{ before, after, alike }] : [];
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
