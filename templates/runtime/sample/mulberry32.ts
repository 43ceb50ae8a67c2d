/**
 * Pseudo-random integers of 32 bits, each from the one before: the same for the same state, on any
 * machine (the generator known as mulberry32).
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

/** Gives the next number, from 0 up to but without 1. */
export type RandomNumbers = () => number;

/** Pseudo-random numbers: the same for the same seed, on any machine. */
export function randomNumbers(seed: number): RandomNumbers {
  const next = mulberry32(Math.trunc(seed));
  return () => next() / 2 ** 32;
}
