/** A choice of mutants by a seed. */
import { statSync } from "node:fs";
import { join } from "node:path";

/**
 * Picks mutants at random, a file with the likelihood of its length: to find the mutants of all files
 * takes half a minute.
 *
 * @typedef {import("./mutants.mjs").Mutant} Mutant
 * @param {string} root
 * @param {readonly string[]} files relative to the root
 * @param {(root: string, file: string) => Promise<readonly Mutant[]>} mutantsOf
 * @param {number} count
 * @param {number} seed
 * @returns {Promise<readonly Mutant[]>}
 */
export async function sampled(root, files, mutantsOf, count, seed) {
  const random = randomNumbers(seed);
  const lengths = files.map((file) => statSync(join(root, file)).size);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  /** @type {Set<Mutant>} */
  const picked = new Set();
  /** @type {Map<string, readonly Mutant[]>} */
  const known = new Map();
  for (let attempt = 0; picked.size < count && attempt < 100 * count; attempt += 1) {
    let position = random() * total;
    const file = files.find((_, index) => (position -= lengths[index] ?? 0) < 0) ?? "";
    // oxlint-disable-next-line no-await-in-loop -- each draw follows from the one before
    const mutants = known.get(file) ?? (await mutantsOf(root, file));
    known.set(file, mutants);
    const mutant = mutants[Math.floor(random() * mutants.length)];
    if (mutant !== undefined) picked.add(mutant);
  }
  return [...picked];
}

/**
 * Numbers from 0 up to 1, by mulberry32.
 *
 * @param {number} seed
 */
function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
