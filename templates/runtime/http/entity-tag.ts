/**
 * A strong entity tag (RFC 9110, 8.8.3) of a representation: 64 bits of two FNV-1a hashes with
 * different primes over the same text. The tag distinguishes the representations of one address; a
 * collision has a probability of 1 in 2^64, and an attacker gains nothing by one. The same text has
 * the same tag on every machine.
 *
 * @param type the media type, which is a part of the representation
 */
export function entityTag(type: string, body: string): string {
  let a = 0x81_1c_9d_c5;
  let b = 0xc9_dc_51_18;
  for (const text of [type, body]) {
    // Two code units at a time. The missing one after the end counts as 0, and the length makes the
    // tag unique.
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
 * Whether a request with this `If-None-Match` has the current representation. Weak tags compare
 * like strong ones.
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
