import { mulberry32 } from "../../../templates/runtime/sample/mulberry32.js";

/** Choices that follow from a seed. */
export interface Random {
  /** A whole number from 0 up to, and without, the given one. */
  below(count: number): number;
  /** One of a list that is not empty. */
  of<Item>(items: readonly Item[]): Item;
  /** True once in so many times. */
  once(times: number): boolean;
}

/** Choices from a seed: the same seed, the same choices. */
export function randomFrom(seed: number): Random {
  const next = mulberry32(seed);
  const below = (count: number): number => next() % count;
  return {
    below,
    of: <Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)];
      if (item === undefined && items.length === 0)
        throw new RangeError("There is nothing to choose from.");
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an index below the length; the list may hold undefined itself
      return item as Item;
    },
    once: (times) => below(times) === 0,
  };
}
