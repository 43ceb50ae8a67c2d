/** The first group of each match, sorted, without duplicates. */
export function found(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, group]) => group ?? ""))].toSorted();
}
