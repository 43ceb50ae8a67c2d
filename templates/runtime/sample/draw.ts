// Sample values for stubs from reproducible random numbers.

import { mulberry32 } from "./mulberry32.js";

/**
 * Draws a number from 0 up to, but not including, the argument. On every machine, the result
 * depends only on the seed and the number of earlier draws.
 */
export type Draw = (below: number) => number;

/** The number of results of one step. */
export const WORD = 0x1_00_00_00_00;

/**
 * Draws from 32-bit integers with mulberry32. Streams with different keys are independent, so that
 * an item does not depend on the number of other items.
 */
export function drawFrom(...keys: readonly (number | string)[]): Draw {
  const next = mulberry32(keyHash(keys.join("\0")));
  // Products of integers below 2^53 are exact; larger products are rounded the same everywhere.
  return (below) =>
    below <= WORD
      ? Math.floor((next() * below) / WORD)
      : Math.floor(((next() * 0x20_00_00 + (next() >>> 11)) / (WORD * 0x20_00_00)) * below);
}

/** FNV-1a, with one more mixing step since keys differ only in their last letters. */
function keyHash(key: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < key.length; index += 1)
    // oxlint-disable-next-line unicorn/prefer-code-point -- code units tell texts apart as well
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return hash ^ (hash >>> 16);
}
