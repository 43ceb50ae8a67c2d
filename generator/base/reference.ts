import { posix } from "node:path";

/** The file and the fragment of a reference. */
export interface ReferenceParts {
  /** As written; empty if it is the file that contains the reference. */
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
 * Resolves the path in a reference (RFC 3986, 5.2). Paths are relative to the main file's folder;
 * URLs and absolute paths do not change.
 */
export function fileAt(file: string, reference: string): string {
  const path = decoded(reference);
  return isRelativePath(path) ? posix.join(posix.dirname(file), path) : path;
}

/** Returns true for URLs of files on other machines. */
export function isNetworkAddress(path: string): boolean {
  return /^(?:(?:https?|ftp):|\/\/)/i.test(path);
}

/**
 * Returns false for URLs, absolute paths on any system, and paths that systems interpret
 * differently: a backslash separates folders only on Windows, and U+0000 ends a path.
 */
export function isRelativePath(path: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|\/)|[\\\0]/i.test(path);
}

/** Decodes part of a URI. Strings with invalid percent-encoding do not change. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
