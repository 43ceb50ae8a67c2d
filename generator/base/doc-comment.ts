import { escapeHidden } from "./hidden-characters.js";

/**
 * The doc comment of a structure: no text, or one. ts-morph writes a text several times faster than a
 * structure with a description, for which it creates another writer.
 */
export type DocComment = string[];

/** Creates a doc comment from texts with any content, then tags. Empty if there are neither. */
export function docComment(texts: readonly string[], tags: readonly string[] = []): DocComment {
  const lines = [...texts.flatMap(commentLines), ...tags.map(tagLine)];
  const [only, ...others] = lines;
  if (only === undefined) return [];
  return [others.length === 0 ? only : `\n${lines.join("\n")}`];
}

/** The number of lines of a text in a comment. More are replaced by an ellipsis. */
const MAX_LINES = 10_000;

/** Converts a text with any content to comment lines that do not end the comment or begin a tag. */
export function commentLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), "…"] : lines;
  return shown.map((line) => escapeCommentText(line.replace(/^\s*(?=@)/, "")));
}

/** Converts a tag, whose text may have any content, to a comment line. Its first character is `@`. */
export function tagLine(tag: string): string {
  return `@${escapeCommentText(tag.slice(1))}`;
}

/**
 * Escapes a text so that it cannot end the comment, begin a tag or a link, or hide parts of itself.
 * The compiler recognises a tag after any space, not only at the beginning of a line.
 */
function escapeCommentText(text: string): string {
  return escapeHidden(text.replaceAll("*/", "*\\/")).replaceAll(/(?<=^|[\s{*])@/g, "\\@");
}
