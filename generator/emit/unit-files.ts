import { emit } from "./emit.js";
import type { UnitContent } from "./plan/planned.js";
import type { ImportForm, OutputFile } from "../spec/output.js";
import { print } from "./print.js";

/**
 * Emits and prints units, one after the other: the structures of all would take more memory, and
 * formatting several files at once takes several times the processor time.
 *
 * @returns the files of each unit
 */
export async function unitFiles(
  contents: readonly UnitContent[],
  form: ImportForm,
): Promise<readonly (readonly OutputFile[])[]> {
  const files: (readonly OutputFile[])[] = [];
  for (const content of contents)
    // oxlint-disable-next-line no-await-in-loop -- one unit after the other, to save memory
    files.push(await print(await emit(content), form));
  return files;
}
