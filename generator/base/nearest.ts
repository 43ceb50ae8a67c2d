/** The maximum share of a word's characters that may differ. */
const MAX_WRONG = 0.5;

/** The most similar candidate; undefined if none is similar. */
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
