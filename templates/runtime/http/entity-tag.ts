/**
 * Returns a strong ETag (RFC 9110, 8.8.3) for a representation: 64 bits from two FNV-1a hashes with
 * different primes. The tag distinguishes representations with the same URL. The probability of a
 * collision is 1 in 2^64, and an attacker gains nothing from one. The same body has the same tag on
 * every machine.
 *
 * @param type the media type, which is part of the representation
 */
export function entityTag(type: string, body: string): string {
  let a = 0x81_1c_9d_c5;
  let b = 0xc9_dc_51_18;
  for (const text of [type, body]) {
    // Two code units at a time. A missing last one counts as 0; the length makes the tag unique.
    for (let index = 0; index < text.length; index += 2) {
      // oxlint-disable-next-line unicorn/prefer-code-point -- code units tell texts apart as well, and cost less
      const units = text.charCodeAt(index) | (text.charCodeAt(index + 1) << 16);
      a = Math.imul(a ^ units, 0x01_00_01_93);
      b = Math.imul(b ^ units, 0x85_eb_ca_6b);
      b = (b << 13) | (b >>> 19);
      a ^= a >>> 15;
    }
    a = Math.imul(a ^ text.length, 0x01_00_01_93);
    b = Math.imul(b ^ text.length, 0x85_eb_ca_6b);
  }
  return `"${hex(a)}${hex(b)}"`;
}

/**
 * Whether a request's `If-None-Match` matches the current representation. Weak tags compare like
 * strong ones.
 */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const tags = ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((each) => each.replace(/^W\//, "") === tag);
}

function hex(number: number): string {
  return (number >>> 0).toString(16).padStart(8, "0");
}
