import type { PlannedModule } from "../plan/planned.js";

/** The file of which rows a stub answers with for a module, without ending. */
export function selectionFile(folder: string, { names }: PlannedModule): string {
  return `${folder}/selections/${names.file}`;
}
