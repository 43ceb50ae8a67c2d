import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The file that holds a text before it is renamed to its path. */
export function temporaryFile(file: string): string {
  return join(dirname(file), `.${basename(file)}.paramsmith`);
}

/** Writes a text to the temporary file of a path, in place of the one that a killed run left. */
export function writeTemporary(file: string, text: string): void {
  rmSync(temporaryFile(file), { force: true });
  writeFileSync(temporaryFile(file), text, { flag: "wx" });
}

/**
 * Creates a folder with its parents. Node 20's recursive mkdir does not end on file systems that
 * report ENOENT for a folder whose parent exists, such as /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(folder)) throw error;
  }
}
