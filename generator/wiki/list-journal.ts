import { appendFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { readRegularText } from "../base/regular-file.js";

/** The wikis that an unfinished run has already pulled, which the next run does not pull again. */
export interface ListJournal {
  /**
   * Returns true if a wiki was pulled.
   *
   * @param key the wiki, and what was pulled of it
   */
  has(key: string): boolean;
  /** Throws the system's error if the journal cannot be written. */
  add(key: string): void;
  /** Removes the journal after a complete run. */
  finish(): void;
}

/** The name of the journal in the folder of the pulled specs. */
export const LIST_JOURNAL = ".paramsmith-pull";

/** Reads the journal in a file, with one key per line. An incomplete line matches no key. */
export function listJournal(file: string): ListJournal {
  const text = existsSync(file) ? readRegularText(file) : "";
  const keys = new Set(text.split("\n"));
  let isCutOff = text !== "" && !text.endsWith("\n");
  return {
    has: (key) => keys.has(key),
    add: (key) => {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${isCutOff ? "\n" : ""}${key}\n`);
      isCutOff = false;
    },
    finish: () => rmSync(file, { force: true }),
  };
}
