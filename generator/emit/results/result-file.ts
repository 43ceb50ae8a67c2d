import type { ModuleOutline } from "../../plan/planned.js";

/** The file of what a module puts into an answer in format version 1, without ending. */
export function resultFileV1(folder: string, module: Pick<ModuleOutline, "names">): string {
  return `${resultFile(folder, module)}.v1`;
}

/** The file of what a module puts into an answer, without ending. */
export function resultFile(folder: string, { names }: Pick<ModuleOutline, "names">): string {
  return `${folder}/results/${names.file}`;
}
