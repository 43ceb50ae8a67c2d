import { nfc } from "../wire/normal-form.js";

/** The named HTML character references for characters in titles without accents. */
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  lt: "<",
  nbsp: "\u00A0",
  quot: '"',
};

/** Decodes numeric and the most common named character references, like the server in titles. */
export function decodeReferences(text: string): string {
  if (!text.includes("&")) return text;
  return nfc(
    text.replace(
      /&(?:(?<name>amp|apos|gt|lt|nbsp|quot)|#(?<decimal>\d+)|#x(?<hex>[0-9a-f]+));/gi,
      (reference: string, name?: string, decimal?: string, hex?: string) => {
        if (name !== undefined) return NAMED[name] ?? reference;
        return character(decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal));
      },
    ),
  );
}

/** The character, or U+FFFD if HTML has no such character. */
function character(code: number): string {
  const isCharacter =
    code === 0x9 ||
    code === 0xa ||
    (code >= 0x20 && code <= 0x7e) ||
    (code >= 0xa0 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x1_0000 && code <= 0x10_ffff);
  return isCharacter ? String.fromCodePoint(code) : "\uFFFD";
}
