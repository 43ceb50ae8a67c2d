import { createHash } from "node:crypto";
import type { Hash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Made, RuntimeSource } from "../spec/output.js";
import { readRegularText } from "../base/regular-file.js";
import { cacheFolder, fileSystemTime, writeCached } from "./cache-folder.js";
import { jsonFiles } from "./inputs.js";
import { partsOf } from "./job.js";
import type { Job, JobSpec } from "./job.js";
import { packageRoot } from "./package-root.js";
import {
  descriptionsPath,
  protocolBeside,
  protocolPath,
  resultsPath,
  shippedDescriptionsPaths,
  shippedResultsPaths,
  sitePath,
} from "./spec-paths.js";
import { hashOf, statKeyBefore } from "./file-stamps.js";
import type { FileStamp } from "./file-stamps.js";

/** Packages whose versions affect the output. */
const DETERMINING = ["ts-morph", "oxfmt", "json-schema-to-typescript", "ajv"];

/** The record of a configuration's last successful run. */
export interface RunRecord {
  /** The hash of the generator, its dependencies and the templates. */
  readonly tool: string;
  /** The absolute paths of the input files and folders, with the references; some may be missing. */
  readonly inputs: readonly string[];
  /** The absolute paths of the files that directories refer to; some may be missing. */
  readonly references: readonly string[];
  /** The stamps of the input files, by path. */
  readonly sources: Readonly<Record<string, FileStamp>>;
  /** The output folder, absolute. */
  readonly out: string;
  /** The stamps of the output files, by path, including the manifest. */
  readonly outputs: Readonly<Record<string, FileStamp>>;
  readonly importExtension: string;
  readonly runtime: RuntimeSource;
  /** In the order of the job. */
  readonly specs: readonly SpecRecord[];
  /** True if there were no diagnostics. */
  readonly isQuiet: boolean;
  /** The first day on which the acceptance of a warning ends, as `2030-12-31`. */
  readonly acceptedUntil?: string;
}

/** The record of a spec. */
export interface SpecRecord {
  readonly kind: "catalogue" | "directory";
  /** The number of its modules or operations. */
  readonly operations: number;
  readonly made: readonly Made[];
  /** The modules that the files beside the spec describe, by absolute path. */
  readonly about: Readonly<Record<string, string>>;
  /**
   * The list of a catalogue's modules in its file, in the order of `made` without the roots before
   * them.
   */
  readonly list?: ListRecord;
}

/** The hashes that identify a list in a file. */
export interface ListRecord {
  /** The hash of the text around its items. */
  readonly around: string;
  readonly items: readonly (readonly [length: number, hash: string])[];
}

/** Reads the record of the last run; undefined if it is missing or damaged. */
export function readRecord(config: string | undefined): RunRecord | undefined {
  const file = config === undefined ? undefined : recordFile(config);
  if (file === undefined || !existsSync(file)) return undefined;
  try {
    const [hash = "", text = ""] = readRegularText(file).split("\n");
    if (hashOf(text) !== hash) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whole, and of this generator, or `tool` differs
    return JSON.parse(text) as RunRecord;
  } catch {
    return undefined;
  }
}

/**
 * Writes the record for the next run and returns it. Uncertain stat keys are removed, so that the
 * next run reads those files.
 */
export function writeRecord(config: string, record: RunRecord): RunRecord {
  const file = recordFile(config);
  if (file === undefined) return withoutUncertainStamps(record, 0);
  const certain = withoutUncertainStamps(record, fileSystemTime(file));
  const text = JSON.stringify(certain);
  writeCached(file, `${hashOf(text)}\n${text}`);
  return certain;
}

/** Removes the stat keys of files that changed shortly before a time. */
function withoutUncertainStamps(record: RunRecord, moment: number): RunRecord {
  const certain = (files: RunRecord["sources"]): RunRecord["sources"] => ({
    ...files,
    ...Object.fromEntries(
      Object.entries(files).flatMap(
        ([path, [hash, look]]): readonly (readonly [string, FileStamp])[] =>
          statKeyBefore(look, moment) === look ? [] : [[path, [hash, statKeyBefore(look, moment)]]],
      ),
    ),
  });
  return { ...record, sources: certain(record.sources), outputs: certain(record.outputs) };
}

/** The file of a record in the cache folder; undefined without a cache folder. */
function recordFile(config: string): string | undefined {
  const folder = cacheFolder(dirname(config));
  return folder === undefined
    ? undefined
    : join(
        folder,
        `fingerprint-${createHash("sha256").update(config).digest("hex").slice(0, 16)}.json`,
      );
}

/** All input files and folders of a job, apart from the generator. */
export function inputsOf({ specs, config }: Job): readonly string[] {
  return [...(config === undefined ? [] : [config]), ...specs.flatMap(partsOf).flatMap(inputFiles)];
}

/** Missing files are included, because adding them changes the output. */
function inputFiles(spec: JobSpec): readonly string[] {
  return [
    spec.file,
    ...(spec.preferred ?? []),
    protocolPath(spec),
    protocolBeside(spec),
    sitePath(spec),
    descriptionsPath(spec),
    ...shippedDescriptionsPaths(),
    ...shippedResultsPaths(),
    resultsPath(spec),
  ];
}

/** The files of the inputs. Of a folder, every JSON file is included. */
export function sourcesIn(inputs: readonly string[]): readonly string[] {
  return inputs.flatMap((input) =>
    existsSync(input) && statSync(input).isDirectory()
      ? jsonFiles(input).map((name) => join(input, name))
      : [input],
  );
}

/** The hash of the installed generator: its code, and the versions of its dependencies. */
export function toolHash(): string {
  const hash = createHash("sha256");
  for (const folder of ["dist/generator", "dist/runtime"])
    addFolder(hash, join(packageRoot(), folder));
  const require = createRequire(import.meta.url);
  for (const name of DETERMINING) addFile(hash, require.resolve(`${name}/package.json`));
  return hash.digest("base64url");
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

/** Includes path and length, so that content cannot move between files unnoticed. */
function addFile(hash: Hash, file: string): void {
  if (!existsSync(file)) {
    hash.update(`${file}\nmissing\n`);
    return;
  }
  const bytes = readFileSync(file);
  hash.update(`${file}\n${bytes.length}\n`);
  hash.update(bytes);
}
