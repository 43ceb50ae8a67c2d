import { existsSync, readdirSync, statSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import type { Staged } from "../base/diagnostic.js";
import type { ReferencedFile, SourceFile } from "../spec/source/source-file.js";
import { projectFolder } from "../project/job.js";
import { readReferencedFile } from "../project/references.js";
import { readSource } from "../project/source.js";

/** The files of a disk or a commit. Paths are joined with `/`. */
export interface Tree {
  kind(path: string): "file" | "folder" | undefined;
  /** The sorted names in a folder. */
  list(folder: string): readonly string[];
  read(path: string): Staged<SourceFile>;
  /**
   * Reads a file that an OpenAPI document refers to.
   *
   * @param main the file of the document
   * @param path from the folder of that file, with `/`
   */
  readReferenced(main: string, path: string): ReferencedFile;
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
    readReferenced: (main, path) =>
      readReferencedFile({ file: at(main), label: main, project: projectFolder(cwd) }, path),
  };
}
