// The wire form of a request: names, values and encoding.

const MANY_MARKS = /\p{M}{51}/u;

/** Characters without combining marks, followed by up to fifty marks. */
const PARTS = /\P{M}*\p{M}{0,50}/gu;

/**
 * Returns the string in NFC. `String.normalize` takes quadratic time for consecutive combining
 * marks, so runs of more than fifty are normalized fifty at a time. In such runs, marks are sorted
 * and composed only within each group, while MediaWiki sorts all of them.
 */
export function nfc(text: string): string {
  if (!MANY_MARKS.test(text)) return text.normalize("NFC");
  return text.replace(PARTS, (part) => part.normalize("NFC"));
}
