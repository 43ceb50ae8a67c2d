import { existsSync, readdirSync, statSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import type { Staged } from "../../diagnostics/diagnostic.js";
import type { SourceFile } from "../../files/input.js";
import { readSource } from "../../project/inputs.js";

/** The files of a disk or a commit. Paths are joined with `/`. */
export interface Tree {
  kind(path: string): "file" | "folder" | undefined;
  /** The sorted names in a folder. */
  list(folder: string): readonly string[];
  read(path: string): Staged<SourceFile>;
}

/** The files on disk. Relative paths start from a folder. */
export function diskTree(cwd: string): Tree {
  const at = (path: string): string => (isAbsolute(path) ? path : join(cwd, path));
  return {
    kind: (path) => {
      if (!existsSync(at(path))) return undefined;
      return statSync(at(path)).isDirectory() ? "folder" : "file";
    },
    list: (folder) => readdirSync(at(folder)).toSorted(),
    read: (path) => readSource(at(path), path),
  };
}
