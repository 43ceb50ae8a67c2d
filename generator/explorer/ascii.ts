/*
 * The page is ASCII. A browser reads such a page three times as fast as one with a single character
 * above U+00FF, because its texts have one byte per character, and it reads all of it before the first
 * paint.
 */

/** Escapes the other characters of HTML outside of styles and scripts. */
export function asciiHtml(html: string): string {
  return html.replaceAll(OTHERS, (character) => `&#${character.codePointAt(0)};`);
}

/** Escapes the other characters of JSON, or of texts and patterns of JavaScript. */
export function asciiScript(code: string): string {
  return code.replaceAll(OTHER_UNITS, (unit) => {
    const digits = unit.charCodeAt(0).toString(16).padStart(4, "0");
    return String.raw`\u${digits}`;
  });
}

/** Code points, and UTF-16 code units. */
const OTHERS = /[^\0-\x7F]/gu;
const OTHER_UNITS = /[^\0-\x7F]/g;
