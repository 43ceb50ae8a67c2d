/** At most this share of a word may be wrong for another to be meant. */
const MAX_WRONG = 0.5;

/** The candidate that is most likely meant, or undefined where none is near. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length * MAX_WRONG));
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of candidates) {
    if (candidate === "" || candidate === word || Math.abs(candidate.length - word.length) > limit)
      continue;
    const wrong = distance(word.toLowerCase(), candidate.toLowerCase());
    if (wrong < least) [best, least] = [candidate, wrong];
  }
  return best;
}

/** Insertions, removals and replacements of one character between two words. */
export function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, charA] of Array.from(a).entries()) {
    const current = [row + 1];
    for (const [column, charB] of Array.from(b).entries()) {
      const replaced = (previous[column] ?? 0) + (charA === charB ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
