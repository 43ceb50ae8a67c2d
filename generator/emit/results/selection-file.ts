import type { ModuleOutline } from "../../plan/planned.js";

/** The file of which rows a stub answers with for a module, without ending. */
export function selectionFile(folder: string, { names }: Pick<ModuleOutline, "names">): string {
  return `${folder}/selections/${names.file}`;
}
