import { sep } from "node:path";
import { Project } from "../../base/ts-morph.js";

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

/**
 * Finds the files that match patterns. Components next to code are reported as unread, even if no
 * pattern matches them.
 */
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
