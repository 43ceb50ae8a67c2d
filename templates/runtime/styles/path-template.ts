import { decoded } from "./wire-request.js";

/** A path with variables in braces (OpenAPI 3.1, Path Templating), split at its slashes. */
export type PathTemplate = readonly PathSegment[];

/** Strings and the variables between them: `/report.{format}` has one variable, after `report.`. */
export interface PathSegment {
  /** The decoded strings around the variables, one more than there are variables. */
  readonly texts: readonly string[];
  readonly variables: readonly string[];
}

/**
 * Returns the part of a path template that is sent: without a fragment (RFC 3986, section 3.5),
 * which some documents use to distinguish operations with the same path.
 */
export function sentPath(path: string): string {
  const [sent = ""] = path.split("#", 1);
  return sent;
}

function segmentsOf(path: string): readonly string[] {
  return sentPath(path).split("/");
}

/** Splits a path template. */
export function pathTemplate(path: string): PathTemplate {
  return segmentsOf(path).map((segment) => {
    const parts = segment.split(/\{([^{}]*)\}/);
    return {
      texts: parts.filter((_, index) => index % 2 === 0).map(decoded),
      variables: parts.filter((_, index) => index % 2 === 1),
    };
  });
}

/**
 * Returns the number of segments without fixed text and the number of variables. Lower numbers are
 * more specific.
 */
export function openness(template: PathTemplate): readonly [segments: number, variables: number] {
  const open = template.filter(
    ({ texts, variables }) => variables.length > 0 && texts.every((text) => text === ""),
  );
  return [open.length, template.reduce((sum, { variables }) => sum + variables.length, 0)];
}

/**
 * Returns the encoded values of the variables in a path as it was sent; undefined if the path does
 * not match the template.
 *
 * @param segments the segments of the path
 */
export function matchedPath(
  template: PathTemplate,
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (template.length !== segments.length) return undefined;
  const found: (readonly [string, string])[] = [];
  for (const [index, segment] of template.entries()) {
    const texts = matchedSegment(segment, segments[index] ?? "");
    if (!texts) return undefined;
    found.push(...segment.variables.map((name, at) => [name, texts[at] ?? ""] as const));
  }
  return Object.fromEntries(found);
}

/** Matches from the end, so that the first variable gets the longest string. */
function matchedSegment(
  { texts, variables }: PathSegment,
  segment: string,
): readonly string[] | undefined {
  const [first = "", ...others] = texts;
  if (variables.length === 0) return decoded(segment) === first ? [] : undefined;
  if (!segment.startsWith(first)) return undefined;
  const found: string[] = [];
  // `E` and `2` may be digits of a percent-encoded character.
  const shown = segment.replaceAll(/%[\dA-F]{2}/gi, "\0\0\0");
  let end = segment.length;
  for (const [index, text] of [...others].reverse().entries()) {
    const isLast = index === 0;
    const at = isLast
      ? segment.endsWith(text)
        ? end - text.length
        : -1
      : (text.includes("%") ? segment : shown).lastIndexOf(text, end - text.length);
    if (at < first.length) return undefined;
    if (!isLast) found.unshift(segment.slice(at + text.length, end));
    end = at;
  }
  found.unshift(segment.slice(first.length, end));
  return found;
}

/**
 * Replaces the variables in a path template. If a value contains the text between variables, that
 * text is encoded, so that the values can be parsed again.
 *
 * @param written the percent-encoded values of variables. Variables without a value remain in
 * braces
 */
export function filledPath(
  path: string,
  written: Readonly<Record<string, string>>,
): { readonly path: string; readonly lost: readonly string[] } {
  const lost: string[] = [];
  const segments = segmentsOf(path).map((segment) => {
    const parts = segment.split(/\{([^{}]*)\}/);
    if (parts.length === 1) return segment;
    const between = parts.slice(1, -1).filter((_, index) => index % 2 === 1);
    const filled = parts.map((part, index) => {
      if (index % 2 === 0) return part;
      const text = Object.hasOwn(written, part) ? written[part] : undefined;
      if (text === undefined) return `{${part}}`;
      return between.reduce(
        (before, each) => (each === "" ? before : encodedIn(before, each)),
        text,
      );
    });
    const text = filled.join("");
    if (isLost(text)) lost.push(...parts.filter((_, index) => index % 2 === 1));
    return text;
  });
  return { path: segments.join("/"), lost };
}

/**
 * Whether a URL would lose a segment, because the segment is empty or consists of dots, even if
 * encoded.
 */
function isLost(segment: string): boolean {
  return /^(?:\.|%2e){0,2}$/i.test(segment);
}

/**
 * Encodes a string within a percent-encoded string, except the digits of its triplets: `{x}2{y}`,
 * `{x}E{y}`.
 */
function encodedIn(encoded: string, text: string): string {
  const parts = text.includes("%") ? [encoded] : encoded.split(/(%[\dA-F]{2})/);
  return parts
    .map((part, index) => (index % 2 === 0 ? part.split(text).join(fullyEncoded(text)) : part))
    .join("");
}

function fullyEncoded(text: string): string {
  const codes = [...new TextEncoder().encode(text)];
  return codes.map((code) => `%${code.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
