/** The pairs of items with the same index in two lists, up to the length of the shorter one. */
export function pairItems<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
): readonly (readonly [One, Other])[] {
  const rest = others.values();
  const pairs: (readonly [One, Other])[] = [];
  for (const one of ones) {
    const other = rest.next();
    if (other.done) break;
    pairs.push([one, other.value]);
  }
  return pairs;
}
