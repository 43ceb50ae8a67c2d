/** Where figures are kept: a file of each part, and one of all in latest.json. */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { hashOfSources } from "./measured-sources.mjs";
import { stampOf } from "./stamps.mjs";

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
 * Writes the figures of a part of published.json, with the stamp of the code that they depend on.
 *
 * @param {string} name of the file
 * @param {string} part of published.json
 * @param {object} figures
 */
export async function writeMeasured(name, part, figures) {
  writeResults(name, { ...figures, stamp: stampOf(await hashOfSources(part)) });
}
