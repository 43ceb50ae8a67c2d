import { preprocess } from "../wikitext/preprocess.js";

/**
 * A section of wiki markup, by its number: 0 is the text before the first heading. Sections of
 * lower levels belong to it. Undefined if there is no such section.
 */
export function sectionOf(text: string, section: string): string | undefined {
  const span = spanOf(text, section);
  return span && text.slice(...span).trimEnd();
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
  const span = spanOf(text, section);
  if (!span) return undefined;
  const [start, end] = span;
  const part = replacement === "" ? "" : `${replacement}\n\n`;
  return `${text.slice(0, start)}${part}${text.slice(end)}`.trimEnd();
}

function spanOf(text: string, section: string): readonly [start: number, end: number] | undefined {
  const number = Number(section);
  const headings = preprocess({ facts: {} }, text).filter((node) => node.kind === "heading");
  const heading = number === 0 ? { at: 0, level: Infinity } : headings[number - 1];
  if (!heading) return undefined;
  const next = headings.slice(number).find(({ level }) => level <= heading.level);
  return [heading.at, next?.at ?? text.length];
}
