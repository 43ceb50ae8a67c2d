import { posix } from "node:path";

/** The file and the fragment of a reference. */
export interface ReferenceParts {
  /** As written; empty for the file with the reference. */
  readonly file: string;
  /** Decoded, without `#`. */
  readonly fragment: string;
}

/** Splits a reference at its first `#`. */
export function splitReference(text: string): ReferenceParts {
  const [file = "", ...rest] = text.split("#");
  return { file, fragment: decoded(rest.join("#")) };
}

/**
 * The path of a file that another one refers to (RFC 3986, 5.2). Paths are relative to the folder of
 * the main file; URLs and absolute paths stay.
 */
export function fileAt(file: string, reference: string): string {
  const path = decoded(reference);
  return isRelativePath(path) ? posix.join(posix.dirname(file), path) : path;
}

/** Returns true for the addresses of files on other machines. */
export function isNetworkAddress(path: string): boolean {
  return /^(?:(?:https?|ftp):|\/\/)/i.test(path);
}

/**
 * Returns false for URLs, absolute paths of any system, and texts that no system reads alike: a
 * backslash separates folders on Windows only, and U+0000 ends a path.
 */
export function isRelativePath(path: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|\/)|[\\\0]/i.test(path);
}

/** Decodes a part of a URI. A text with a percent sign that encodes nothing stays. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
