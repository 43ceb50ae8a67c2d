import type { ModuleOutline } from "../../plan/planned.js";

/** The path of a module's selection, without extension. */
export function selectionFile(folder: string, { names }: Pick<ModuleOutline, "names">): string {
  return `${folder}/selections/${names.file}`;
}
