import { dirname, join } from "node:path";
import type { MadeOutput } from "../spec/output.js";
import { MANIFEST } from "./changes.js";
import { readManifest } from "./output-folder.js";
import { interruptedIn, isInterrupted } from "./staging.js";
import { firstEnd } from "./accepted.js";
import type { Job } from "./job.js";
import { inputsOf, sourcesIn, toolHash, writeRecord } from "./record.js";
import type { RunRecord, SpecRecord } from "./record.js";
import {
  hashOnDisk,
  isUncertain,
  statKeyOf,
  refreshStamp,
  refreshStampFrom,
  currentStamp,
} from "./file-stamps.js";
import type { FileStamp } from "./file-stamps.js";

/**
 * Returns true if nothing has changed since a recorded run: specs, configuration, generator, its
 * dependencies, templates and every byte of the output. Generating again would change nothing, and
 * report no expired acceptance of a warning.
 *
 * @param today the date, as `2030-12-31`
 */
export function isUnchanged(record: RunRecord, today: string): boolean {
  const { acceptedUntil = today } = record;
  try {
    return (
      acceptedUntil >= today &&
      !isInterrupted(record.out) &&
      interruptedIn(record.inputs.flatMap((path) => [dirname(path), path])).length === 0 &&
      hasSameFiles(sourcesIn(record.inputs), "", record.sources) &&
      toolHash() === record.tool &&
      hasSameFiles(outputsIn(record.out), record.out, record.outputs)
    );
  } catch {
    // The record is invalid or a file cannot be read: generate.
    return false;
  }
}

/** Returns true if the files are those of the record, with unchanged content. */
function hasSameFiles(
  paths: readonly string[],
  folder: string,
  stamp: RunRecord["sources"],
): boolean {
  return (
    new Set(paths).size === Object.keys(stamp).length &&
    paths.every((path) => stamp[path]?.[0] === hashOnDisk(join(folder, path)))
  );
}

function outputsIn(out: string): readonly string[] {
  return [...readManifest(out), MANIFEST];
}

/** The stat keys of the sources, taken before they are read. Later changes are noticed by them. */
export type StatKeys = ReadonlyMap<string, string>;

/**
 * Reads the stat keys of all sources of a job.
 *
 * @param references the files that its directories refer to, if they are known
 */
export function readStatKeys(job: Job, references: readonly string[] = []): Map<string, string> {
  const paths = sourcesIn([...inputsOf(job), ...references]);
  return new Map(paths.map((path) => [path, statKeyOf(path)]));
}

/** The files that a run read and wrote. The stamps of other files are read from disk. */
export interface Run {
  readonly statKeys: StatKeys;
  /** The hashes of the files that were read, by absolute path. */
  readonly read: ReadonlyMap<string, string>;
  /** The hashes of the generated files, by path in the output folder. */
  readonly made: ReadonlyMap<string, string>;
  /** The stamps of unchanged files, by path in the output folder. */
  readonly kept: RunRecord["outputs"];
  /** The stamps of unchanged sources, by absolute path. */
  readonly unread: RunRecord["sources"];
  readonly specs: readonly SpecRecord[];
  /** The absolute paths of the files that directories refer to; some may be missing. */
  readonly references: readonly string[];
  /** True if there were no diagnostics. */
  readonly isQuiet: boolean;
}

/**
 * Records the state after a run, for the next run. Undefined if a file was changed during the run.
 */
export function createRecord(job: Job, run: Run, tool: string): RunRecord | undefined {
  const { config, out, importExtension, runtime } = job;
  if (config === undefined) return undefined;
  try {
    const { specs, references, isQuiet } = run;
    const inputs = [...inputsOf(job), ...references];
    const sources = sourceStamps(inputs, run);
    const outputs = sources && outputStamps(out, run);
    if (!outputs) return undefined;
    const acceptedUntil = firstEnd(job.acceptedWarnings ?? []);
    return writeRecord(config, {
      tool,
      inputs,
      references,
      sources,
      out,
      outputs,
      importExtension,
      runtime,
      specs,
      isQuiet,
      ...(acceptedUntil !== undefined && { acceptedUntil }),
    });
  } catch {
    // A file cannot be read. The next run reports it.
    return undefined;
  }
}

/** The stamps of the sources that a run read; undefined if they have changed since. */
function sourceStamps(
  inputs: readonly string[],
  { statKeys, read, unread }: Run,
): RunRecord["sources"] | undefined {
  const listed = new Set(sourcesIn(inputs));
  if (listed.size !== statKeys.size || ![...read.keys()].every((path) => listed.has(path)))
    return undefined;
  const sources: Record<string, FileStamp> = {};
  for (const path of listed) {
    const statKey = statKeys.get(path);
    const before = unread[path];
    const hash = read.get(path);
    if (statKey === undefined) return undefined;
    if (before) sources[path] = before;
    else if (hash !== undefined) sources[path] = [hash, statKey];
    // A source that was not read was missing or irrelevant.
    else if (statKeyOf(path) === statKey) sources[path] = [hashOnDisk(path), statKey];
    else return undefined;
  }
  return sources;
}

/** The stamps of the output of a run; undefined if generated files have changed since. */
function outputStamps(out: string, { made, kept }: Run): RunRecord["outputs"] | undefined {
  const outputs: Record<string, FileStamp> = {};
  for (const path of outputsIn(out)) {
    const stamp = kept[path] ?? currentStamp(join(out, path));
    if (made.has(path) && made.get(path) !== stamp[0]) return undefined;
    outputs[path] = stamp;
  }
  return outputs;
}

/** The output files that need not be generated again. */
export interface KnownOutput {
  /** The output of units by the keys of their input. */
  readonly units: ReadonlyMap<string, MadeOutput>;
  /** The files at those paths, and others. */
  readonly outputs: RunRecord["outputs"];
}

/** No known output, as in the first run. */
export const NO_KNOWN_OUTPUT: KnownOutput = { units: new Map(), outputs: {} };

/** The unchanged output of the last run. Throws if a file cannot be read. */
export function knownOutput(record: RunRecord): KnownOutput {
  const { out } = record;
  const outputs = unchangedFiles(record.outputs, (path, before) =>
    refreshStamp(join(out, path), before),
  );
  const units = record.specs
    .flatMap(({ made }) => made)
    .filter(({ paths }) => paths.every((path) => outputs[path]));
  return {
    units: new Map(units.map(({ key, paths, runtime }) => [key, { paths, runtime }])),
    outputs,
  };
}

/** Returns true if all files have unchanged content. Throws if a file cannot be read. */
export function areUnchanged(files: RunRecord["outputs"], folder: string): boolean {
  return Object.entries(files).every(([path, before]) => refreshStamp(join(folder, path), before));
}

/**
 * The output stamps of a run, with uncertain ones refreshed. Undefined if an uncertain file has
 * changed. The caller checks the other files.
 */
export function refreshOutputs({ outputs, out }: RunRecord): RunRecord["outputs"] | undefined {
  const doubtful = Object.entries(outputs).filter(([, before]) => isUncertain(before));
  const again = doubtful.flatMap(([path, before]): readonly (readonly [string, FileStamp])[] => {
    const stamp = refreshStamp(join(out, path), before);
    return stamp ? [[path, stamp]] : [];
  });
  return again.length === doubtful.length
    ? { ...outputs, ...Object.fromEntries(again) }
    : undefined;
}

/** The sources with unchanged content, by absolute path. Throws if a file cannot be read. */
export function unchangedSources(
  sources: RunRecord["sources"],
  statKeys: StatKeys,
): RunRecord["sources"] {
  return unchangedFiles(sources, (path, before) => {
    const statKey = statKeys.get(path);
    return statKey === undefined ? undefined : refreshStampFrom(path, before, statKey);
  });
}

/** There may be tens of thousands of files, so unchanged entries are reused. */
function unchangedFiles(
  files: RunRecord["sources"],
  refresh: (path: string, before: FileStamp) => FileStamp | undefined,
): RunRecord["sources"] {
  const still: Record<string, FileStamp> = {};
  for (const [path, before] of Object.entries(files)) {
    const stamp = refresh(path, before);
    if (stamp) still[path] = stamp;
  }
  return still;
}

/** Returns true if a record belongs to the job and no later run was interrupted. */
export function isRecordOf(
  record: RunRecord,
  { out, importExtension, runtime }: Job,
  tool: string,
): boolean {
  return (
    record.out === out &&
    record.importExtension === importExtension &&
    record.runtime === runtime &&
    record.tool === tool &&
    !isInterrupted(out)
  );
}
