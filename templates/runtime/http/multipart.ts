/** A part of a body of `multipart/form-data`. */
export interface FormPart {
  readonly name: string;
  /** The name of the file, if the part is one. */
  readonly filename?: string;
  readonly bytes: Uint8Array;
}

/**
 * The parts of a body of `multipart/form-data` in their order; none if the type is another one. Follows
 * PHP, which also reads lines that end with a line feed alone, as some clients write them; observed on
 * PHP 8.2.
 */
export function formParts(type: string, body: Uint8Array): readonly FormPart[] {
  const boundary = /^multipart\/form-data\s*;[^]*\bboundary=(?:"([^"]+)"|([^\s;,]+))/i.exec(type);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined) return [];
  const parts: FormPart[] = [];
  for (const { head, bytes, isClosed } of sectionsOf(mark, body)) {
    const disposition = dispositionOf(head);
    if (!disposition) continue;
    const { name, filename } = disposition;
    // PHP reads nothing behind such a part.
    if (name === undefined && filename === undefined) break;
    if (name === undefined) continue;
    if (filename === undefined) parts.push({ name, bytes });
    // PHP reports a file without an end as incomplete.
    else if (isClosed) parts.push({ name, filename, bytes });
  }
  return parts;
}

/** The content between two boundaries. */
interface Section {
  readonly head: Uint8Array;
  readonly bytes: Uint8Array;
  /** Whether a boundary follows. */
  readonly isClosed: boolean;
}

/** PHP's default for the largest number of parts; it drops the others. */
const MAX_PARTS = 1020;

function sectionsOf(mark: string, body: Uint8Array): readonly Section[] {
  // A character is a byte: this encoding has 256 of them. The line feed makes the offsets greater by one.
  const text = `\n${new TextDecoder("latin1").decode(body)}`;
  const delimiter = `\n--${mark}`;
  const sections: Section[] = [];
  let start = text.indexOf(delimiter);
  while (start >= 0 && sections.length < MAX_PARTS) {
    const endOfLine = text.indexOf("\n", start + 1);
    if (endOfLine < 0) break;
    if (withoutReturn(text.slice(start, endOfLine)) !== delimiter) {
      start = text.indexOf(delimiter, endOfLine);
      continue;
    }
    const content = contentStart(text, endOfLine);
    if (content < 0) break;
    start = text.indexOf(delimiter, content);
    sections.push({
      head: body.subarray(endOfLine, content - 1),
      bytes: body.slice(content - 1, contentEnd(text, content, start) - 1),
      isClosed: start >= 0,
    });
  }
  return sections;
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

/** The index of the content behind the first empty line; negative if there is none. */
function contentStart(text: string, from: number): number {
  const emptyLine = /\n\r?\n/g;
  emptyLine.lastIndex = from;
  return emptyLine.test(text) ? emptyLine.lastIndex : -1;
}

/** The line break before a delimiter, or at the end of the body, belongs to the delimiter. */
function contentEnd(text: string, start: number, next: number): number {
  const end = next >= 0 ? next : text.endsWith("\n") ? text.length - 1 : text.length;
  const hasBreak = end < text.length && end > start;
  return Math.max(start, hasBreak && text[end - 1] === "\r" ? end - 1 : end);
}

interface Disposition {
  readonly name?: string | undefined;
  readonly filename?: string | undefined;
}

/** The values of the header `Content-Disposition` of a part; undefined if it has none. */
function dispositionOf(head: Uint8Array): Disposition | undefined {
  const lines = new TextDecoder().decode(head).replaceAll(/\r?\n[ \t]+/g, " ");
  const value = /^content-disposition:(.*)$/im.exec(lines)?.[1];
  if (value === undefined) return undefined;
  const members = Array.from(value.matchAll(MEMBER), ([, name = "", double, single, plain]) => [
    name.toLowerCase(),
    (double ?? single ?? plain ?? "").replaceAll(/\\(["\\])/g, "$1"),
  ]);
  return Object.fromEntries(members.filter(([name]) => name === "name" || name === "filename"));
}

/** `; name=value`, with the value in quotation marks, in apostrophes or bare. */
const MEMBER = /;[ \t]*([^;=\s]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^;\s]*))/g;
