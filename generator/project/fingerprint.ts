import { createHash } from "node:crypto";
import type { Hash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { MANIFEST, STAGING } from "../write/changes.js";
import { readManifest } from "../write/folder.js";
import { cacheFolder, writeCached } from "./cache-folder.js";
import {
  jsonFiles,
  protocolBeside,
  protocolPath,
  resultsPath,
  selectionsPath,
  sitePath,
  wikiSchemaPath,
} from "./inputs.js";
import type { Job, JobSpec } from "./job.js";
import { packageRoot } from "./package-root.js";

/** Packages whose versions determine what is written. */
const DETERMINING = ["ts-morph", "json-schema-to-typescript", "ajv"];

interface Record {
  readonly inputs: readonly string[];
  readonly out: string;
  readonly fingerprint: string;
}

/**
 * The fingerprint of the last run of a configuration, if what it covers is as it was then: specs,
 * configuration, generator with its determining packages, templates, and every byte of the output.
 * A match means that generating again would change nothing.
 */
export function isUnchanged(config: string): boolean {
  const file = recordFile(config);
  if (file === undefined || !existsSync(file)) return false;
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `remember`; anything else does not match
    const record = JSON.parse(readFileSync(file, "utf8")) as Record;
    return (
      !readdirSync(record.out).some((name) => name.startsWith(STAGING)) &&
      fingerprint(record.inputs, record.out) === record.fingerprint
    );
  } catch {
    // A record that cannot be read: generate.
    return false;
  }
}

/**
 * Remembers the state after a run that wrote, or found, what its inputs give; where it cannot be kept, nothing is remembered.
 *
 * @param isStillSo whether inputs and output are what the run read and gave; asked after they were read again
 */
export function remember(job: Job, isStillSo: () => boolean = () => true): void {
  const file = job.config === undefined ? undefined : recordFile(job.config);
  if (file === undefined || job.config === undefined) return;
  const inputs = [job.config, ...job.specs.flatMap(inputFiles)];
  try {
    const record: Record = { inputs, out: job.out, fingerprint: fingerprint(inputs, job.out) };
    if (isStillSo()) writeCached(file, JSON.stringify(record));
  } catch {
    // Something cannot be read any more: the next run looks again, and says so.
  }
}

/** A file that is not there today matters too: a protocol, site facts, results or selections may be added. */
function inputFiles(spec: JobSpec): readonly string[] {
  return [
    spec.file,
    protocolPath(spec),
    protocolBeside(spec),
    sitePath(spec),
    resultsPath(spec),
    selectionsPath(spec),
  ];
}

/** Outside of the output folder, where caches of tools are; without such a place nothing is remembered. */
function recordFile(config: string): string | undefined {
  const folder = cacheFolder(dirname(config));
  return folder === undefined
    ? undefined
    : join(
        folder,
        `fingerprint-${createHash("sha256").update(config).digest("hex").slice(0, 16)}.json`,
      );
}

function fingerprint(inputs: readonly string[], out: string): string {
  const hash = createHash("sha256");
  for (const input of inputs) addInput(hash, input);
  for (const folder of ["dist/generator", "templates"])
    addFolder(hash, join(packageRoot(), folder));
  addFile(hash, wikiSchemaPath());
  const require = createRequire(import.meta.url);
  for (const name of DETERMINING) addFile(hash, require.resolve(`${name}/package.json`));
  for (const path of [...readManifest(out), MANIFEST]) addFile(hash, join(out, path));
  return hash.digest("hex");
}

function addFolder(hash: Hash, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, path);
    else if (!entry.name.endsWith(".map") && !entry.name.endsWith(".d.ts")) addFile(hash, path);
  }
}

/** Of a folder, every file in it counts; one that is added changes the list. */
function addInput(hash: Hash, input: string): void {
  if (existsSync(input) && statSync(input).isDirectory())
    for (const name of jsonFiles(input)) addFile(hash, join(input, name));
  else addFile(hash, input);
}

/** Path and length go along, so that bytes cannot wander from one file to the next. */
function addFile(hash: Hash, file: string): void {
  if (!existsSync(file)) {
    hash.update(`${file}\nmissing\n`);
    return;
  }
  const bytes = readFileSync(file);
  hash.update(`${file}\n${bytes.length}\n`);
  hash.update(bytes);
}
