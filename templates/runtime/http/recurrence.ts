/** The number of hashes that are kept; a power of 2. */
const HASHES = 4096;

/**
 * Makes a function that returns true if it was called with the same text before. Each text may displace
 * an earlier one, of which it then returns false again, and needs no memory of its own.
 */
export function recurrence(): (text: string) => boolean {
  const hashes = new Int32Array(HASHES);
  return (text) => {
    const hash = hashOf(text);
    const place = hash & (HASHES - 1);
    if (hashes[place] === hash) return true;
    hashes[place] = hash;
    return false;
  };
}

/** FNV-1a. A text with the hash of an earlier one counts as that one. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    // oxlint-disable-next-line unicorn/prefer-code-point -- code units tell texts apart as well
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return hash ^ (hash >>> 15);
}
