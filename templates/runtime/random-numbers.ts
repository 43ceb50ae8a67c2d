/** Gives the next number, from 0 up to but without 1. */
export type RandomNumbers = () => number;

/** Numbers that look random and are the same for the same seed, on any machine (the generator mulberry32). */
export function randomNumbers(seed: number): RandomNumbers {
  let state = Math.trunc(seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
