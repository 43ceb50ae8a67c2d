/** Where figures are kept: a file of each part, and one of all in latest.json. */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { createStamp } from "./stamps.mjs";

const FOLDER = join(import.meta.dirname, "results");

/** What the figures were taken on. */
export function machineOf() {
  return { node: process.version, cpus: cpus().length, cpu: cpus()[0]?.model ?? "unknown" };
}

/**
 * @param {string} name of the file
 * @param {unknown} figures
 */
export function writeResults(name, figures) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name), `${JSON.stringify(figures, undefined, 2)}\n`);
}

/**
 * Writes the figures of a part of published.json, with the date and the commit.
 *
 * @param {string} name of the file
 * @param {object} figures
 */
export function writeMeasured(name, figures) {
  writeResults(name, { ...figures, stamp: createStamp() });
}
