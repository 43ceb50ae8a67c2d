import type { PlannedModule } from "../plan/planned.js";

/** The file of what a module puts into an answer in format version 1, without ending. */
export function resultFileV1(folder: string, module: PlannedModule): string {
  return `${resultFile(folder, module)}.v1`;
}

/** The file of what a module puts into an answer, without ending. */
export function resultFile(folder: string, { names }: PlannedModule): string {
  return `${folder}/results/${names.file}`;
}
