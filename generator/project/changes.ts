import { hash } from "node:crypto";
import { posix } from "node:path";
import type { OutputFile } from "../emit/output.js";

/** A change that brings a folder to its new state: alternatives by `kind`. */
export type FileChange =
  | { readonly kind: "create"; readonly path: string; readonly text: string }
  | {
      readonly kind: "update";
      readonly path: string;
      readonly text: string;
      readonly before: string;
    }
  | { readonly kind: "delete"; readonly path: string; readonly before: string };

/** An output folder's state: the last run's files, and the content of the relevant paths. */
export interface FolderState {
  /** The hashes of the files that the manifest lists, by path. */
  readonly written: ReadonlyMap<string, string>;
  /** Existing files' content by path. */
  readonly texts: ReadonlyMap<string, string>;
  /**
   * Blocked paths, with the entry that blocks each path: the path is not a file, or a parent is not
   * a folder.
   */
  readonly obstacles: ReadonlyMap<string, string>;
}

/** The differences between a run and its folder. */
export interface FolderComparison {
  readonly changes: readonly FileChange[];
  /** The paths of files that the tool did not write, and that are in the way. */
  readonly foreign: readonly string[];
  /** The paths of changes that would undo manual changes to generated files. */
  readonly edited: readonly string[];
  /** The paths of changes to generated files that no manifest lists. They may have been edited. */
  readonly unlisted: readonly string[];
}

/** The file that lists the generated files. Only listed files are ever removed. */
export const MANIFEST = ".paramsmith-manifest.json";

/** The mark of generated files, in one of their first lines. The manifest has none. */
const MARK = /by `paramsmith (?:generate|docs)`\. Do not edit/;
const MARKED_LINES = 4;

/** The manifest's facts other than the files. */
export interface ManifestFacts {
  /** The path of the run's configuration, relative to the output folder. */
  readonly config?: string;
}

/** Adds the manifest to the files of a run: their hashes by path. */
export function withManifest(
  files: readonly OutputFile[],
  { config }: ManifestFacts = {},
): readonly OutputFile[] {
  const manifest = {
    ...(config !== undefined && { config }),
    files: hashesOf(files.toSorted((a, b) => (a.path < b.path ? -1 : 1))),
  };
  return [...files, { path: MANIFEST, text: `${JSON.stringify(manifest, undefined, 2)}\n` }];
}

/** The hashes of files, by path. */
export function hashesOf(files: readonly OutputFile[]): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map(({ path, text }) => [path, hashOf(text)]));
}

/** The length of a hash: 22 of 43 characters contain 128 bits. */
const HASH_LENGTH = 22;

/** A content hash that ignores line endings, because Git may change them on checkout. */
export function hashOf(text: string): string {
  return hash("sha256", text.replaceAll("\r\n", "\n"), "base64url").slice(0, HASH_LENGTH);
}

/** Returns true if a path is inside a folder and normalized. */
export function isInside(path: string): boolean {
  return (
    posix.normalize(path) === path &&
    path !== "." &&
    !/[\\\0]|\/$|^[A-Za-z]:|^\/|^\.\.(?:\/|$)/.test(path)
  );
}

/** Compares the files of a run, including the manifest, with the state of the folder. */
export function compare(
  files: readonly OutputFile[],
  { written, texts, obstacles }: FolderState,
): FolderComparison {
  const wanted = new Set(files.map(({ path }) => path));
  const changes: FileChange[] = [];
  const foreign = new Set<string>();
  const edited: string[] = [];
  const unlisted: string[] = [];
  for (const { path, text } of files) {
    const before = texts.get(path);
    if (before === text) continue;
    const obstacle = obstacles.get(path);
    const author = authorOf(path, before ?? "", written);
    if (obstacle !== undefined) foreign.add(obstacle);
    else if (before === undefined) changes.push({ kind: "create", path, text });
    else if (author === "other") foreign.add(path);
    else changes.push({ kind: "update", path, text, before });
    if (obstacle === undefined && author === "editor") edited.push(path);
    if (obstacle === undefined && author === "unknown") unlisted.push(path);
  }
  for (const path of written.keys()) {
    const before = texts.get(path);
    if (wanted.has(path) || obstacles.has(path) || before === undefined) continue;
    const author = authorOf(path, before, written);
    if (author !== "other") changes.push({ kind: "delete", path, before });
    if (author === "editor") edited.push(path);
  }
  return { changes: changes.toSorted(inOrder), foreign: [...foreign], edited, unlisted };
}

/**
 * Who wrote a file: the tool, a user who edited a generated file, or someone else. Unknown if the
 * file has the mark and no manifest lists it. A manifest may list any file, so only files with the
 * mark belong to the tool. A power failure can leave an empty file.
 */
function authorOf(
  path: string,
  text: string,
  written: FolderState["written"],
): "tool" | "editor" | "unknown" | "other" {
  const hashWritten = written.get(path);
  if (path === MANIFEST || (hashWritten !== undefined && text === "")) return "tool";
  if (!isGenerated(text)) return "other";
  if (hashWritten === undefined) return "unknown";
  return hashWritten === hashOf(text) ? "tool" : "editor";
}

/** Returns true if the mark of generated code is in a text's first lines. */
export function isGenerated(text: string): boolean {
  return text.split("\n", MARKED_LINES).some((line) => MARK.test(line));
}

/**
 * Sorts changes by path, with the manifest last, so that files stay listed until they are removed.
 */
function inOrder(a: FileChange, b: FileChange): number {
  if (a.path === MANIFEST || b.path === MANIFEST) return a.path === MANIFEST ? 1 : -1;
  return a.path < b.path ? -1 : 1;
}
