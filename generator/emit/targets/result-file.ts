import type { PlannedModule } from "../plan/planned.js";

/** The path of a module's result in format version 1, without extension. */
export function resultFileV1(folder: string, module: Pick<PlannedModule, "names">): string {
  return `${resultFile(folder, module)}.v1`;
}

/** The path of a module's result, without extension. */
export function resultFile(folder: string, { names }: Pick<PlannedModule, "names">): string {
  return `${folder}/results/${names.file}`;
}
