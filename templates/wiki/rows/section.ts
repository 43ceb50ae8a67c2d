import { preprocess } from "../wikitext/preprocess.js";
import type { HeadingNode } from "../wikitext/preprocess.js";

/**
 * A section of wiki markup, by its number: 0 is the text before the first heading. Sections of
 * lower levels belong to it. Undefined if there is no such section.
 */
export function sectionOf(text: string, section: string): string | undefined {
  const number = Number(section);
  if (!Number.isInteger(number) || number < 0) return undefined;
  const headings = headingsOf(text);
  if (number === 0) return text.slice(0, headings[0]?.at).trimEnd();
  const heading = headings[number - 1];
  if (!heading) return undefined;
  const next = headings.slice(number).find(({ level }) => level <= heading.level);
  return text.slice(heading.at, next?.at).trimEnd();
}

/**
 * Wiki markup with another text in the place of a section; an empty one removes it. Undefined if
 * there is no such section. Sections are separated by an empty line, as the server separates them.
 */
export function withSection(
  text: string,
  section: string,
  replacement: string,
): string | undefined {
  const number = Number(section);
  const headings = headingsOf(text);
  const heading = number === 0 ? { at: 0, level: 0 } : headings[number - 1];
  if (!heading) return undefined;
  const next = headings.slice(number).find(({ level }) => number === 0 || level <= heading.level);
  const rest = next ? text.slice(next.at) : "";
  return `${text.slice(0, heading.at)}${replacement === "" ? "" : `${replacement}\n\n`}${rest}`.trimEnd();
}

function headingsOf(text: string): readonly HeadingNode[] {
  return preprocess({ facts: {} }, text).filter((node) => node.kind === "heading");
}
