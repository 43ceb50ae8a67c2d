import { preprocess } from "../wikitext/preprocess.js";

/**
 * Returns a section of wiki markup by number, including its subsections. 0 is the text before the
 * first heading. Undefined if the section does not exist.
 */
export function sectionOf(text: string, section: string): string | undefined {
  const span = spanOf(text, section);
  return span && text.slice(...span).trimEnd();
}

/**
 * Replaces a section of wiki markup; an empty text removes it. Undefined if the section does not
 * exist. Like the server, it separates sections with an empty line.
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
