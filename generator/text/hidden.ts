/**
 * Characters that steer a terminal, break a line, or hide or reorder text before a reader's eyes:
 * controls, soft and zero-width marks, bidirectional controls, and halves of surrogate pairs.
 */
const HIDDEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|\p{Surrogate}/gu;

/** Letters that nothing is hidden among, as nearly all texts have them: a glance where the search takes long. */
const PLAIN = /^[ -~]*$/;
const PLAIN_LINES = /^[\n -~]*$/;

/** The text with each hidden character written as its code, `\u202e`. */
export function escapeHidden(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(
    HIDDEN,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The same for a text of several lines, whose line feeds stay. */
export function escapeHiddenInLines(text: string): string {
  return PLAIN_LINES.test(text) ? text : text.split("\n").map(escapeHidden).join("\n");
}

/** The text with each hidden character replaced. */
export function replaceHidden(text: string, replacement: string): string {
  return PLAIN.test(text) ? text : text.replaceAll(HIDDEN, replacement);
}
