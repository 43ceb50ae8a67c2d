import { escapeHidden } from "./hidden-characters.js";

/**
 * A structure's doc comment: one string, or none. ts-morph writes a string several times faster
 * than a structure with a description, for which it creates a new writer.
 */
export type DocComment = string[];

/** Creates a doc comment from arbitrary strings, followed by tags. Empty without any. */
export function docComment(texts: readonly string[], tags: readonly string[] = []): DocComment {
  const lines = [...texts.flatMap(commentLines), ...tags.map(tagLine)];
  const [only, ...others] = lines;
  if (only === undefined) return [];
  return [others.length === 0 ? only : `\n${lines.join("\n")}`];
}

/** The maximum number of lines from one string. Further lines are replaced with an ellipsis. */
const MAX_LINES = 10_000;

/** Converts an arbitrary string to comment lines that do not end the comment or begin a tag. */
export function commentLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), "…"] : lines;
  return shown.map((line) => escapeCommentText(line.replace(/^\s*(?=@)/, "")));
}

/** Converts a tag with arbitrary text to a comment line. Its first character is `@`. */
export function tagLine(tag: string): string {
  return `@${escapeCommentText(tag.slice(1))}`;
}

/**
 * Escapes a string so that it cannot end the comment, begin a tag or a link, or hide parts of
 * itself. The compiler recognises a tag after any space, not only at the beginning of a line.
 */
function escapeCommentText(text: string): string {
  return escapeHidden(text.replaceAll("*/", "*\\/")).replaceAll(/(?<=^|[\s{*])@/g, "\\@");
}
