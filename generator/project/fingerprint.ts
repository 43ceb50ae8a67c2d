import { dirname, join } from "node:path";
import { MANIFEST } from "../write/changes.js";
import { readManifest } from "../write/folder.js";
import { interruptedIn, isInterrupted } from "../write/staging.js";
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
 * Whether everything is as the run left it of which a record is: specs, configuration, generator
 * with its determining packages, templates, and every byte of the output. Generating again would then
 * change nothing.
 */
export function isUnchanged(record: RunRecord): boolean {
  try {
    return (
      !isInterrupted(record.out) &&
      interruptedIn(record.inputs.flatMap((path) => [dirname(path), path])).length === 0 &&
      hasSameFiles(sourcesIn(record.inputs), "", record.sources) &&
      toolHash() === record.tool &&
      hasSameFiles(outputsIn(record.out), record.out, record.outputs)
    );
  } catch {
    // A record of something else, or files that cannot be read: generate.
    return false;
  }
}

/** Whether these are the files that there were, and hold what they held. */
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

/** How the files looked that a run is about to read, so that a change after that does not go unseen. */
export type StatKeys = ReadonlyMap<string, string>;

/** Looks at everything that a job follows from. */
export function readStatKeys(job: Job): StatKeys {
  return new Map(sourcesIn(inputsOf(job)).map((path) => [path, statKeyOf(path)]));
}

/** What a run read and gave, as far as it is known; what is not is found on the disk. */
export interface Run {
  readonly statKeys: StatKeys;
  /** The hashes of what was read, by absolute path. */
  readonly read: ReadonlyMap<string, string>;
  /** The hashes of what was made, by path in the output folder. */
  readonly made: ReadonlyMap<string, string>;
  /** What is as it was seen before, by path in the output folder. */
  readonly kept: RunRecord["outputs"];
  /** The sources that hold what they held, as they were seen before, by absolute path. */
  readonly unread: RunRecord["sources"];
  readonly specs: readonly SpecRecord[];
  /** Whether there was nothing to say of the specs. */
  readonly isQuiet: boolean;
}

/**
 * Remembers the state after a run that wrote, or found, what its inputs give, and gives what the next can build on.
 * Where somebody has changed any of it meanwhile, that is nothing, or what the next run sees to be something else.
 */
export function createRecord(job: Job, run: Run, tool: string): RunRecord | undefined {
  const { config, out, importExtension } = job;
  if (config === undefined) return undefined;
  try {
    const inputs = inputsOf(job);
    const sources = sourceStamps(inputs, run);
    const outputs = sources && outputStamps(out, run);
    if (!outputs) return undefined;
    const { specs, isQuiet } = run;
    const record = { tool, inputs, sources, out, outputs, importExtension, specs, isQuiet };
    return writeRecord(config, record);
  } catch {
    // Something cannot be read any more: the next run looks again, and says so.
    return undefined;
  }
}

/** The sources of a run as it read them; undefined where there are others now. */
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
    // What was not read was not there, or did not matter.
    else if (statKeyOf(path) === statKey) sources[path] = [hashOnDisk(path), statKey];
    else return undefined;
  }
  return sources;
}

/** The output of a run; undefined where somebody has changed what it made. */
function outputStamps(out: string, { made, kept }: Run): RunRecord["outputs"] | undefined {
  const outputs: Record<string, FileStamp> = {};
  for (const path of outputsIn(out)) {
    const stamp = kept[path] ?? currentStamp(join(out, path));
    if (made.has(path) && made.get(path) !== stamp[0]) return undefined;
    outputs[path] = stamp;
  }
  return outputs;
}

/** What of an output need not be made again. */
export interface KnownOutput {
  /** Paths by the keys of what they follow from. */
  readonly units: ReadonlyMap<string, readonly string[]>;
  /** The files at those paths, among others. */
  readonly outputs: RunRecord["outputs"];
}

/** Nothing, as after a first run. */
export const NO_KNOWN_OUTPUT: KnownOutput = { units: new Map(), outputs: {} };

/** What the last run of a job left, as far as nobody has changed it since. Throws where something cannot be read. */
export function knownOutput(record: RunRecord): KnownOutput {
  const { out } = record;
  const outputs = unchangedFiles(record.outputs, (path, before) =>
    refreshStamp(join(out, path), before),
  );
  const units = record.specs
    .flatMap(({ made }) => made)
    .filter(({ paths }) => paths.every((path) => outputs[path]));
  return { units: new Map(units.map(({ key, paths }) => [key, paths])), outputs };
}

/** Whether all these files of a folder hold what they held. Throws where one cannot be read. */
export function areUnchanged(files: RunRecord["outputs"], folder: string): boolean {
  return Object.entries(files).every(([path, before]) => refreshStamp(join(folder, path), before));
}

/**
 * The outputs of a run, those of a doubtful look read again; undefined where one of these holds something else.
 * That the others hold what they held is to be seen before it counts.
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

/** The sources that hold what they held, by absolute path, as they have just been looked at. Throws where one cannot be read. */
export function unchangedSources(
  sources: RunRecord["sources"],
  statKeys: StatKeys,
): RunRecord["sources"] {
  return unchangedFiles(sources, (path, before) => {
    const statKey = statKeys.get(path);
    return statKey === undefined ? undefined : refreshStampFrom(path, before, statKey);
  });
}

/** There may be tens of thousands, so that nothing is made for one that is as it was. */
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

/** Whether a record is of this very job, and nothing was interrupted since. */
export function isRecordOf(
  record: RunRecord,
  { out, importExtension }: Job,
  tool: string,
): boolean {
  return (
    record.out === out &&
    record.importExtension === importExtension &&
    record.tool === tool &&
    !isInterrupted(out)
  );
}
