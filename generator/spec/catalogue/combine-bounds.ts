/** The lower of two bounds; an absent one bounds nothing. */
export function lowest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined ? b : b === undefined ? a : Math.min(a, b);
}

/** The higher of two bounds; an absent one bounds nothing. */
export function highest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined ? b : b === undefined ? a : Math.max(a, b);
}

/** The lower of two bounds, if both exist. */
export function lowestOfBoth(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.min(a, b);
}

/** The higher of two bounds, if both exist. */
export function highestOfBoth(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.max(a, b);
}

/** The items of the first list that are in the second too. */
export function commonItems<Item>(a: readonly Item[], b: readonly Item[]): readonly Item[] {
  return a.filter((item) => b.includes(item));
}

/** The items of either list, once each. */
export function allItems<Item>(a: readonly Item[], b: readonly Item[]): readonly Item[] {
  return [...new Set([...a, ...b])];
}
