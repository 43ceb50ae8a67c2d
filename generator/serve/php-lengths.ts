import type { TextRange } from "./secret-index.js";

/** A string in PHP's serialization, with the digits of its length. */
interface PhpString {
  readonly length: TextRange;
  readonly content: TextRange;
}

/** Returns true if a text may be in PHP's serialization. */
export function isPhp(text: string): boolean {
  return /^(?:a:\d+:\{|s:\d+:"|O:\d+:")/.test(text);
}

/**
 * Replaces parts of a text in PHP's serialization, and the lengths of the strings around them, which
 * PHP counts in bytes. Parts outside of strings are replaced as they are.
 */
export function replaceInPhp(
  text: string,
  ranges: readonly TextRange[],
  replacement: (range: TextRange) => string,
): string {
  const strings = phpStrings(text);
  const pieces: string[] = [];
  let at = 0;
  let next = 0;
  const replaceUntil = (end: number): string => {
    const parts: string[] = [];
    for (let range = ranges[next]; range && range.start < end; range = ranges[next]) {
      if (range.start >= at) parts.push(text.slice(at, range.start));
      parts.push(replacement(range));
      at = Math.max(at, range.end);
      next += 1;
    }
    if (at < end) parts.push(text.slice(at, end));
    at = Math.max(at, end);
    return parts.join("");
  };
  for (const { length, content } of strings) {
    if (length.start < at) continue;
    pieces.push(replaceUntil(length.start));
    // A part that ends behind the length has replaced the head of the string.
    if (length.start < at) continue;
    const between = text.slice(length.end, content.start);
    at = content.start;
    const replaced = replaceUntil(content.end);
    pieces.push(String(Buffer.byteLength(replaced)), between, replaced);
  }
  pieces.push(replaceUntil(text.length));
  return pieces.join("");
}

const HEAD = /[sO]:(\d{1,9}):"/g;

/** The strings of a text. After a length that does not fit, there are no more. */
function phpStrings(text: string): readonly PhpString[] {
  const found: PhpString[] = [];
  HEAD.lastIndex = 0;
  for (let match = HEAD.exec(text); match; match = HEAD.exec(text)) {
    const start = HEAD.lastIndex;
    const end = afterBytes(text, start, Number(match[1]));
    if (end === undefined || text[end] !== '"') return found;
    const digits = start - 2;
    found.push({
      length: { start: digits - (match[1] ?? "").length, end: digits },
      content: { start, end },
    });
    HEAD.lastIndex = end;
  }
  return found;
}

/** The index after some bytes in UTF-8; undefined if it is not between characters. */
function afterBytes(text: string, start: number, bytes: number): number | undefined {
  let at = start;
  let left = bytes;
  while (left > 0 && at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
    at += code < 0x1_0000 ? 1 : 2;
  }
  return left === 0 ? at : undefined;
}
