import { seedOf } from "../random-runs.ts";

/** Random choices that a seed repeats (the generator known as mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, and without, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer from 0 up to, and without, `bound`. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  }

  /** Some of the items, each at most once, in a random order. */
  some<Item>(items: readonly Item[], most: number): Item[] {
    return this.few(items, this.below(most + 1));
  }

  /** So many of the items, or all if there are fewer, each at most once, in a random order. */
  few<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    return Array.from({ length: Math.min(left.length, count) }, () => {
      const [item] = left.splice(this.below(left.length), 1);
      if (item === undefined) throw new Error("There is nothing left to take.");
      return item;
    });
  }
}

/** The seed of this run. */
export const SEED = seedOf(20_260_131);
