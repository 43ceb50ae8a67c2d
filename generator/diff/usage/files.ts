import { basename, dirname, sep } from "node:path";
import { Project, ts } from "../../base/ts-morph.js";
import { exportedNames } from "../../emit/plan/exported-names.js";
import type { ComparedPair } from "./subjects.js";
import { usageConfigs } from "./configs.js";
import { withoutExtension } from "./program.js";

/** The files of patterns, by their content. Paths are absolute. */
export interface UsageFiles {
  readonly code: readonly string[];
  readonly recordings: readonly string[];
  /** Code in formats that are not parsed. */
  readonly unread: readonly string[];
}

const CODE = /\.[cm]?[jt]sx?$/;
const UNREAD = /\.(?:vue|svelte|astro)$/;
const RECORDING = /\.(?:jsonl|ndjson)$/;

/** Finds the files of patterns. Components beside code are unread, even if no pattern matches them. */
export function usageFiles(cwd: string, globs: readonly string[]): UsageFiles {
  const absolute = globs.map((glob) =>
    glob.startsWith("/") || glob.startsWith("!") ? glob : `${cwd.split(sep).join("/")}/${glob}`,
  );
  const components = absolute
    .filter((glob) => glob.includes("**") && !glob.startsWith("!"))
    .map((glob) => `${glob.slice(0, glob.indexOf("**"))}**/*.{vue,svelte,astro}`);
  const system = new Project({
    skipAddingFilesFromTsConfig: true,
    skipLoadingLibFiles: true,
  }).getFileSystem();
  const found = [
    ...new Set(system.globSync([...absolute, ...components, "!**/node_modules/**"])),
  ].toSorted();
  return {
    code: found.filter((path) => CODE.test(path)),
    recordings: found.filter((path) => RECORDING.test(path)),
    unread: found.filter((path) => UNREAD.test(path)),
  };
}

/** The last two parts of the imports in code and of generated files on disk, as `FOLDER/NAME`. */
export function importedOutputs(cwd: string, paths: readonly string[]): readonly string[] {
  const files = new Set(usageConfigs(cwd, paths).flatMap(({ roots }) => roots));
  const found = [...files].flatMap((path): readonly string[] => {
    const text = ts.sys.readFile(path) ?? "";
    return text.startsWith("// Generated from ")
      ? [path]
      : ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  });
  return [...new Set(found.map(tailOf))];
}

function tailOf(path: string): string {
  const parts = withoutExtension(path).split("/");
  const own = parts.at(-2) === "results" ? parts.toSpliced(-2, 1) : parts;
  return own.slice(-2).join("/");
}

/** The folder that code imports the generated files of a spec from; undefined if it imports none. */
export function importedFolder(
  outputs: readonly string[],
  { old, new: next }: ComparedPair,
): string | undefined {
  const names = new Set(
    [old, next].flatMap(({ model }) =>
      [...exportedNames(model).values()].flatMap(({ files }) => files),
    ),
  );
  const counts = new Map<string, number>();
  for (const output of outputs) {
    const folder = basename(dirname(output));
    if (names.has(basename(output)) && /^[\w-]+$/.test(folder))
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
