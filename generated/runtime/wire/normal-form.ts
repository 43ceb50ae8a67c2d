// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// The text of a request: names, values and encoding.

const MANY_MARKS = /\p{M}{51}/u;

/** Text without combining marks, and up to fifty marks after it. */
const PARTS = /\P{M}*\p{M}{0,50}/gu;

/**
 * The text in NFC. `String.normalize` takes quadratic time for combining marks in a row, so that
 * more than fifty are normalised fifty at a time. Such a run is a limit: its marks are sorted and
 * composed in each fifty only, while MediaWiki sorts all of them.
 */
export function nfc(text: string): string {
  if (!MANY_MARKS.test(text)) return text.normalize("NFC");
  return text.replace(PARTS, (part) => part.normalize("NFC"));
}
