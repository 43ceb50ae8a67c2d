import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "corpus");

/** What is kept for a target, each input with its name. */
export function corpusOf(
  name: string,
): readonly { readonly name: string; readonly input: Uint8Array }[] {
  const folder = join(FOLDER, name);
  return existsSync(folder)
    ? readdirSync(folder)
        .toSorted()
        .map((file) => ({ name: file, input: new Uint8Array(readFileSync(join(folder, file))) }))
    : [];
}

/** The names of the folders of the corpus. */
export function corpusFolders(): readonly string[] {
  return existsSync(FOLDER) ? readdirSync(FOLDER).toSorted() : [];
}
