import type { JSDocStructure, OptionalKind } from "ts-morph";
import { escapeHidden } from "../text/hidden.js";

/** A doc comment: texts, which may hold anything, then tags; none where there is neither. */
export function docComment(
  texts: readonly string[],
  tags: readonly string[] = [],
): OptionalKind<JSDocStructure>[] {
  // A tag begins with its own sign; whatever follows may hold anything.
  const lines = [...texts.flatMap(commentLines), ...tags.map((tag) => `@${inert(tag.slice(1))}`)];
  const [only, ...others] = lines;
  if (only === undefined) return [];
  return [{ description: others.length === 0 ? only : `\n${lines.join("\n")}` }];
}

/** The lines of a text that may hold anything: none of them ends the comment or begins a tag. */
export function commentLines(text: string): readonly string[] {
  return text.split(/\r?\n/).map((line) => inert(line.replace(/^\s*(?=@)/, "")));
}

/**
 * Text that cannot end the comment, begin a tag or a link, or hide from a reader. To the compiler, a
 * tag begins wherever a blank stands before its sign, not on a line of its own alone.
 */
function inert(text: string): string {
  return escapeHidden(text.replaceAll("*/", "*\\/")).replaceAll(/(?<=^|[\s{*])@/g, "\\@");
}
