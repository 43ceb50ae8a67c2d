/** A heading of wiki markup. */
interface Heading {
  readonly at: number;
  readonly level: number;
}

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

function headingsOf(text: string): readonly Heading[] {
  const headings: Heading[] = [];
  let at = 0;
  for (const line of masked(text).split("\n")) {
    const level = levelOf(line.trimEnd());
    if (level > 0) headings.push({ at, level });
    at += line.length + 1;
  }
  return headings;
}

/** The number of equals signs that both sides have, up to six; 0 if the line is not a heading. */
function levelOf(line: string): number {
  if (!line.startsWith("=") || !line.endsWith("=") || line.length < 3) return 0;
  let level = 1;
  const most = Math.min(6, Math.floor((line.length - 1) / 2));
  while (level < most && line[level] === "=" && line[line.length - 1 - level] === "=") level += 1;
  return level;
}

/**
 * The text with comments, unparsed text and braces masked, since headings in them do not count. Has
 * the length of the text.
 */
function masked(text: string): string {
  let depth = 0;
  let masking = "";
  let result = "";
  for (let at = 0; at < text.length; at += 1) {
    const opened =
      masking === "" ? OPENINGS.find(([start]) => text.startsWith(start, at)) : undefined;
    if (opened) masking = opened[1];
    const isEnd = masking !== "" && !opened && text.startsWith(masking, at);
    if (masking === "" && text.startsWith("{{", at)) depth += 1;
    result += masking === "" && depth === 0 ? text.charAt(at) : " ";
    if (masking === "" && depth > 0 && text.startsWith("}}", at - 1)) depth -= 1;
    if (isEnd) masking = "";
  }
  return result;
}

const OPENINGS: readonly (readonly [string, string])[] = [
  ["<!--", "-->"],
  ["<nowiki>", "</nowiki>"],
  ["<pre>", "</pre>"],
];
