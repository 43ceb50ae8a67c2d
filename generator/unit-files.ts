import { emit } from "./emit/emit.js";
import type { UnitContent } from "./plan/planned.js";
import type { ImportForm, OutputFile } from "./files/output.js";
import { print } from "./print/print.js";

/** Emits and prints each unit. While the formatter processes one unit, the next is emitted. */
export async function unitFiles(
  contents: readonly UnitContent[],
  form: ImportForm,
): Promise<readonly (readonly OutputFile[])[]> {
  const files: Promise<readonly OutputFile[]>[] = [];
  for (const content of contents)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, lest the structures of all are held at once
    files.push(print(await emit(content), form));
  return Promise.all(files);
}
