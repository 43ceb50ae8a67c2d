/** An unpaired surrogate represents a byte that is not UTF-8. */
const STRAY = 0xdc00;

/** Also matches the second half of many characters above U+FFFF. */
const MAY_BE_STRAY = /[\uDC80-\uDCFF]/;

/** Valid UTF-8, then an incomplete sequence, then a byte that does not continue a sequence. */
const SEQUENCES =
  /([\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2})|[\xC0-\xFF][\x80-\xBF]*|[\x80-\xBF]/g;

/** The smallest code point for each sequence length. Smaller ones have a shorter sequence. */
const SMALLEST = [0, 0, 0x80, 0x800, 0x1_0000];

/** Decodes UTF-8 bytes; undefined if they are not UTF-8. */
export function utf8Text(bytes: readonly number[]): string | undefined {
  let text = "";
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] ?? 0;
    const size = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    let code = size === 1 ? lead : lead & (0xff >> (size + 1));
    for (let next = at + 1; next < at + size; next += 1) {
      const byte = bytes[next] ?? 0;
      if ((byte & 0xc0) !== 0x80) return undefined;
      code = (code << 6) | (byte & 0x3f);
    }
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    if (size === 0 || isSurrogate || lead > 0xf4 || code > 0x10_ffff) return undefined;
    if (code < (SMALLEST[size] ?? 0)) return undefined;
    text += String.fromCodePoint(code);
    at += size;
  }
  return text;
}

/** Converts bytes to a string in which non-ASCII bytes are distinguishable from characters. */
export function strayBytes(bytes: readonly number[]): string {
  // Spreading many bytes as arguments would overflow the stack.
  return bytes.map((byte) => String.fromCharCode(byte < 0x80 ? byte : STRAY + byte)).join("");
}

/** The characters of Windows-1252 from 0x80 to 0x9F; a space for each unassigned byte. */
const WINDOWS_1252 =
  "\u20AC \u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152 \u017D " +
  " \u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153 \u017E\u0178";

/**
 * Decodes a URL value whose bytes are not UTF-8. The server reads the complete value as
 * Windows-1252 and removes unassigned bytes.
 */
export function asWindows1252(text: string): string {
  if (!MAY_BE_STRAY.test(text)) return text;
  const characters = Array.from(text);
  if (!characters.some(isStray)) return text;
  const bytes = characters.flatMap((character) =>
    isStray(character) ? [codeOf(character) - STRAY] : [...new TextEncoder().encode(character)],
  );
  // Many Node versions decode this encoding as ISO 8859-1.
  return bytes.map((byte) => windowsCharacter(byte)).join("");
}

function windowsCharacter(byte: number): string {
  if (byte < 0x80 || byte > 0x9f) return String.fromCharCode(byte);
  return (WINDOWS_1252[byte - 0x80] ?? "").trim();
}

/** Decodes stray bytes as UTF-8. Each invalid sequence becomes U+FFFD. */
export function asUtf8(text: string): string {
  if (!MAY_BE_STRAY.test(text)) return text;
  return text.replace(/[\uDC80-\uDCFF]+/gu, (run) => {
    const bytes = Array.from(run, (half) => String.fromCharCode(half.charCodeAt(0) - STRAY));
    return bytes.join("").replace(SEQUENCES, (sequence, valid?: string) => {
      const codes = Array.from(sequence, (byte) => byte.charCodeAt(0));
      return valid === undefined ? "\uFFFD" : new TextDecoder().decode(Uint8Array.from(codes));
    });
  });
}

/** Half of a complete surrogate pair, such as in an emoji, is not a stray byte. */
function isStray(character: string): boolean {
  const code = codeOf(character);
  return code >= STRAY + 0x80 && code <= STRAY + 0xff;
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
