import { emit } from "./emit/emit.js";
import type { UnitContent } from "./plan/planned.js";
import type { ImportForm, OutputFile } from "./files/output.js";
import { printer } from "./print/print.js";

/** Emits and prints units; returns the files of each. */
export type UnitPrinter = (
  contents: readonly UnitContent[],
  form: ImportForm,
) => Promise<readonly (readonly OutputFile[])[]>;

/**
 * Creates a printer of units, one after the other: the structures of all would take more memory, and
 * formatting several files at once takes several times the processor time.
 */
export function unitPrinter(): UnitPrinter {
  const print = printer();
  return async (contents, form) => {
    const files: (readonly OutputFile[])[] = [];
    for (const content of contents)
      // oxlint-disable-next-line no-await-in-loop -- one unit after the other, to save memory
      files.push(await print(await emit(content), form));
    return files;
  };
}

/** Emits and prints units with a printer of their own. */
export const unitFiles: UnitPrinter = async (contents, form) => unitPrinter()(contents, form);
