/**
 * Characters that control a terminal, break a line, or hide or reorder text: controls, soft and
 * zero-width marks, bidirectional controls, and unpaired surrogates.
 */
const HIDDEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|\p{Surrogate}/gu;

/** Most strings do not contain hidden characters; this test is faster than the search. */
const PLAIN = /^[ -~]*$/;
const PLAIN_LINES = /^[\n -~]*$/;

/** Returns true if a string contains only printable ASCII characters. */
export function isPlainLine(text: string): boolean {
  return PLAIN.test(text);
}

/** Replaces each hidden character with its escape, such as `\u202e`. */
export function escapeHidden(text: string): string {
  if (isPlainLine(text)) return text;
  return text.replaceAll(
    HIDDEN,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Like {@link escapeHidden}, for several lines. Line feeds are kept. */
export function escapeHiddenInLines(text: string): string {
  return PLAIN_LINES.test(text) ? text : text.split("\n").map(escapeHidden).join("\n");
}

/**
 * Formats a value as JSON for a file. Strings from a spec or a server cannot hide or reorder text
 * in the file.
 */
export function jsonText(value: unknown): string {
  return `${escapeHiddenInLines(JSON.stringify(value, undefined, 2))}\n`;
}

/** Replaces each hidden character. */
export function replaceHidden(text: string, replacement: string): string {
  return PLAIN.test(text) ? text : text.replaceAll(HIDDEN, replacement);
}

/** Escapes a string for Markdown: no links, cells, formulas or mentions. */
export function escapeMarkdown(text: string): string {
  return (
    escapeHidden(text)
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(/[\\`*_[\]()#|~!$]/g, String.raw`\$&`)
      // Prevents links from mentions and email addresses.
      .replaceAll("@", "&#64;")
      .replaceAll("://", ":&#47;/")
      .replaceAll(/www\./gi, (address) => address.replace(".", "&#46;"))
  );
}
