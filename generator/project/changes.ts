import type { OutputFile } from "../spec/output.js";

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

/**
 * The state of an output folder: the files of the last run, and the content of the relevant paths.
 */
export interface FolderState {
  /** The paths in the manifest. */
  readonly owned: ReadonlySet<string>;
  /** The texts of existing files, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /**
   * Blocked paths, with the path of the entry that blocks them: a path that is no file, or a parent
   * that is no folder.
   */
  readonly obstacles: ReadonlyMap<string, string>;
}

/** The differences between a run and its folder, and foreign files that block it. */
export interface FolderComparison {
  readonly changes: readonly FileChange[];
  readonly foreign: readonly string[];
}

/** The file that lists the generated files. Only listed files are ever removed. */
export const MANIFEST = ".paramsmith-manifest.json";

/** The mark of generated files, in one of their first lines. The manifest has none. */
const MARK = /by `paramsmith (?:generate|docs)`\. Do not edit/;
const MARKED_LINES = 4;

/**
 * The folder for new files before they are renamed into place. It exists while a run writes, or
 * after a run was killed.
 */
export const STAGING = ".paramsmith-staging";

/** The facts in a manifest, besides the files. */
export interface ManifestFacts {
  /** The path of the configuration of the run, relative to the output folder. */
  readonly config?: string;
}

/**
 * Adds the manifest to the files of a run. The manifest also lists the unchanged files. */
export function withManifest(
  files: readonly OutputFile[],
  kept: readonly string[] = [],
  facts: ManifestFacts = {},
): readonly OutputFile[] {
  const paths = [...files.map(({ path }) => path), ...kept].toSorted();
  const { config } = facts;
  const manifest = {
    ...(config !== undefined && { config }),
    files: paths,
  };
  return [...files, { path: MANIFEST, text: `${JSON.stringify(manifest, undefined, 2)}\n` }];
}

/**
 * Returns true if the tool wrote the file. A file of the manifest may have been replaced by
 * somebody else.
 */
function isWrittenByTool(path: string, text: string): boolean {
  return path === MANIFEST || text === "" || isGenerated(text);
}

/** Compares the files of a run, including the manifest, with the state of the folder. */
export function compare(
  files: readonly OutputFile[],
  { owned, texts, obstacles }: FolderState,
  kept: readonly string[] = [],
): FolderComparison {
  const wanted = new Set([...files.map(({ path }) => path), ...kept]);
  const changes: FileChange[] = [];
  const foreign = new Set<string>();
  for (const { path, text } of files) {
    const before = texts.get(path);
    if (before === text) continue;
    const obstacle = obstacles.get(path);
    if (obstacle !== undefined) foreign.add(obstacle);
    else if (before === undefined) changes.push({ kind: "create", path, text });
    else if (owned.has(path) || isGenerated(before))
      changes.push({ kind: "update", path, text, before });
    else foreign.add(path);
  }
  for (const path of owned) {
    const before = texts.get(path);
    if (wanted.has(path) || obstacles.has(path) || before === undefined) continue;
    if (isWrittenByTool(path, before)) changes.push({ kind: "delete", path, before });
  }
  return { changes: changes.toSorted(inOrder), foreign: [...foreign] };
}

/**
 * Returns true if a text has the mark of generated code in its first lines. If an old manifest was
 * restored from a cache, the mark identifies files that it does not list.
 */
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
