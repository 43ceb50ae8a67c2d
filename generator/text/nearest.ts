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
  const charsB = Array.from(b);
  // From as much of a as has been looked at to more and more of b.
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
