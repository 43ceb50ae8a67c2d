// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** A part of a body of `multipart/form-data`. */
export interface FormPart {
  readonly name: string;
  /** The name of the file, if the part is one. */
  readonly filename?: string;
  readonly bytes: Uint8Array;
}

/** The parts of a body of `multipart/form-data` in their order; none if the type is another one. */
export function formParts(type: string, body: Uint8Array): readonly FormPart[] {
  const boundary = /^multipart\/form-data\s*;[^]*\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined) return [];
  const delimiter = new TextEncoder().encode(`\r\n--${mark}`);
  const whole = new Uint8Array(body.length + 2);
  whole.set([13, 10]);
  whole.set(body, 2);
  const parts: FormPart[] = [];
  let start = indexOf(whole, delimiter, 0);
  while (start >= 0) {
    const next = indexOf(whole, delimiter, start + delimiter.length);
    if (next < 0) break;
    const part = partOf(whole.subarray(start + delimiter.length, next));
    if (part) parts.push(part);
    start = next;
  }
  return parts;
}

const END_OF_HEAD = new Uint8Array([13, 10, 13, 10]);

function partOf(part: Uint8Array): FormPart | undefined {
  const end = indexOf(part, END_OF_HEAD, 0);
  if (end < 0) return undefined;
  const head = new TextDecoder().decode(part.subarray(0, end));
  const [, disposition = ""] = /content-disposition: *form-data;([^\r]*)/i.exec(head) ?? [];
  const name = /\bname="([^"]*)"/.exec(disposition)?.[1];
  if (name === undefined) return undefined;
  const filename = / filename\*?="?([^"]*)"?/i.exec(disposition)?.[1];
  const bytes = part.slice(end + END_OF_HEAD.length);
  return { name, ...(filename !== undefined && { filename }), bytes };
}

function indexOf(bytes: Uint8Array, sought: Uint8Array, from: number): number {
  const [first = 0] = sought;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (sought.every((byte, index) => bytes[at + index] === byte)) return at;
  return -1;
}
