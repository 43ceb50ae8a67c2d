/**
 * Generates pseudo-random 32-bit integers (mulberry32). The sequence depends only on the seed, on
 * every machine.
 */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Returns the next number, from 0 up to but not including 1. */
export type RandomNumbers = () => number;

/** Generates pseudo-random numbers that depend only on the seed, on every machine. */
export function randomNumbers(seed: number): RandomNumbers {
  const next = mulberry32(Math.trunc(seed));
  return () => next() / 2 ** 32;
}
