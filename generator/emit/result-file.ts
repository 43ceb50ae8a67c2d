import type { PlannedModule } from "../plan/planned.js";

/** The file of what a module puts into an answer, without ending. */
export function resultFile(folder: string, { names }: PlannedModule): string {
  return `${folder}/results/${names.file}`;
}
