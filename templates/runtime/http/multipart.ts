/** A part of a `multipart/form-data` body. */
export interface FormPart {
  readonly name: string;
  /** The file name, if the part is a file. */
  readonly filename?: string;
  readonly bytes: Uint8Array;
}

/**
 * Returns the parts of a `multipart/form-data` body in order; none for other media types. Like PHP,
 * it accepts lines that end with only a line feed, which some clients send. Observed on PHP 8.2.
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
    // PHP ignores everything after such a part.
    if (name === undefined && filename === undefined) break;
    if (name === undefined) continue;
    if (filename === undefined) parts.push({ name, bytes });
    // PHP reports a file without a closing boundary as incomplete.
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

/** PHP's default for the maximum number of parts. It drops further parts. */
const MAX_PARTS = 1020;

function sectionsOf(mark: string, body: Uint8Array): readonly Section[] {
  // Each byte becomes one character, since this encoding has 256 characters. The line feed
  // increases the offsets by one.
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

/** The index of the content after the first empty line; negative if there is none. */
function contentStart(text: string, from: number): number {
  const emptyLine = /\n\r?\n/g;
  emptyLine.lastIndex = from;
  return emptyLine.test(text) ? emptyLine.lastIndex : -1;
}

/** The line break before a delimiter or at the end of the body is part of the delimiter. */
function contentEnd(text: string, start: number, next: number): number {
  const end = next >= 0 ? next : text.endsWith("\n") ? text.length - 1 : text.length;
  const hasBreak = end < text.length && end > start;
  return Math.max(start, hasBreak && text[end - 1] === "\r" ? end - 1 : end);
}

interface Disposition {
  readonly name?: string | undefined;
  readonly filename?: string | undefined;
}

/** The values in a part's `Content-Disposition` header; undefined without the header. */
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

/** `; name=value`, where the value may be in quotation marks or apostrophes. */
const MEMBER = /;[ \t]*([^;=\s]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^;\s]*))/g;
