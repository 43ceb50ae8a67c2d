/** The number of hashes to keep; a power of 2. */
const HASHES = 4096;

/**
 * Creates a function that returns true if it was called with the same string before. A string may
 * displace an earlier one, for which the function then returns false again. It stores no strings.
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

/** FNV-1a. A string with the same hash as an earlier string counts as the same string. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    // oxlint-disable-next-line unicorn/prefer-code-point -- code units tell texts apart as well
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return hash ^ (hash >>> 15);
}
