// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { mulberry32 } from "./mulberry32.js";

/** Gives the next number, from 0 up to but without 1. */
export type RandomNumbers = () => number;

/** Numbers that look random and are the same for the same seed, on any machine. */
export function randomNumbers(seed: number): RandomNumbers {
  const next = mulberry32(Math.trunc(seed));
  return () => next() / 2 ** 32;
}
