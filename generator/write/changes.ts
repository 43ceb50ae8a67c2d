import type { OutputFile } from "../files/output.js";

/** What would have to be done to a folder so that it holds exactly the given files: alternatives by `kind`. */
export type Change =
  | { readonly kind: "create"; readonly path: string; readonly text: string }
  | {
      readonly kind: "update";
      readonly path: string;
      readonly text: string;
      readonly before: string;
    }
  | { readonly kind: "delete"; readonly path: string; readonly before: string };

/** The state of an output folder: what the last run wrote there, and what stands at the paths of interest. */
export interface FolderState {
  /** Paths that the manifest lists. */
  readonly owned: ReadonlySet<string>;
  /** Texts of the files that exist, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Paths where something stands that is no file, or to which something leads that is no folder, with the path of that. */
  readonly obstacles: ReadonlyMap<string, string>;
}

/** Compared with a folder: what changes, and which files are in the way that the tool did not write. */
export interface Comparison {
  readonly changes: readonly Change[];
  readonly foreign: readonly string[];
}

/** The file that lists what the tool wrote; only those are ever removed. */
export const MANIFEST = ".paramsmith-manifest.json";

/** What every generated file but the manifest says of itself: sources in the first line, JSON and Markdown soon after. */
const MARK = "by `paramsmith generate`. Do not edit";
const MARKED_LINES = 4;

/** The folder where a run puts new texts before it renames them into place; its presence says that a run is under way or was killed. */
export const STAGING = ".paramsmith-staging";

/** The files and the manifest that lists them, with those that stay as they are. */
export function withManifest(
  files: readonly OutputFile[],
  kept: readonly string[] = [],
): readonly OutputFile[] {
  const paths = [...files.map(({ path }) => path), ...kept].toSorted();
  return [
    ...files,
    { path: MANIFEST, text: `${JSON.stringify({ files: paths }, undefined, 2)}\n` },
  ];
}

/** A file that the manifest lists and somebody else wrote, or the system lost: only what is known to be the tool's is removed. */
function isWrittenByTool(path: string, text: string): boolean {
  return path === MANIFEST || text === "" || isGenerated(text);
}

/** Compares the files of a run, manifest included, with the state of the folder; others are to stay as they are. */
export function compare(
  files: readonly OutputFile[],
  { owned, texts, obstacles }: FolderState,
  kept: readonly string[] = [],
): Comparison {
  const wanted = new Set([...files.map(({ path }) => path), ...kept]);
  const changes: Change[] = [];
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
 * Whether a text bears the mark of generated code, which stands in its first lines. A cache that restores
 * an earlier manifest leaves files of later runs behind, which no manifest lists then.
 */
export function isGenerated(text: string): boolean {
  return text.split("\n", MARKED_LINES).some((line) => line.includes(MARK));
}

/** By path; the manifest last, so that a file is listed until it is gone. */
function inOrder(a: Change, b: Change): number {
  if (a.path === MANIFEST || b.path === MANIFEST) return a.path === MANIFEST ? 1 : -1;
  return a.path < b.path ? -1 : 1;
}
