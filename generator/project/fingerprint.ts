import { dirname, join } from "node:path";
import { MANIFEST } from "../write/changes.js";
import { readManifest } from "../write/folder.js";
import { interruptedIn, isInterrupted } from "../write/staging.js";
import type { Job } from "./job.js";
import { inputsOf, sourcesIn, toolHash, writeRecord } from "./record.js";
import type { RunRecord, SpecRecord } from "./record.js";
import { hashOnDisk, isDoubtful, lookOf, seenAgain, seenAs, seenNow } from "./file-stamps.js";
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
      isAs(sourcesIn(record.inputs), "", record.sources) &&
      toolHash() === record.tool &&
      isAs(outputsIn(record.out), record.out, record.outputs)
    );
  } catch {
    // A record of something else, or files that cannot be read: generate.
    return false;
  }
}

/** Whether these are the files that there were, and hold what they held. */
function isAs(paths: readonly string[], folder: string, seen: RunRecord["sources"]): boolean {
  return (
    new Set(paths).size === Object.keys(seen).length &&
    paths.every((path) => seen[path]?.[0] === hashOnDisk(join(folder, path)))
  );
}

function outputsIn(out: string): readonly string[] {
  return [...readManifest(out), MANIFEST];
}

/** How the files looked that a run is about to read, so that a change after that does not go unseen. */
export type Looks = ReadonlyMap<string, string>;

/** Looks at everything that a job follows from. */
export function lookAtSources(job: Job): Looks {
  return new Map(sourcesIn(inputsOf(job)).map((path) => [path, lookOf(path)]));
}

/** What a run read and gave, as far as it is known; what is not is found on the disk. */
export interface Run {
  readonly looks: Looks;
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
export function remember(job: Job, run: Run, tool: string): RunRecord | undefined {
  const { config, out, importExtension } = job;
  if (config === undefined) return undefined;
  try {
    const inputs = inputsOf(job);
    const sources = sourcesSeen(inputs, run);
    const outputs = sources && outputsSeen(out, run);
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
function sourcesSeen(
  inputs: readonly string[],
  { looks, read, unread }: Run,
): RunRecord["sources"] | undefined {
  const listed = new Set(sourcesIn(inputs));
  if (listed.size !== looks.size || ![...read.keys()].every((path) => listed.has(path)))
    return undefined;
  const sources: Record<string, FileStamp> = {};
  for (const path of listed) {
    const look = looks.get(path);
    const before = unread[path];
    const hash = read.get(path);
    if (look === undefined) return undefined;
    if (before) sources[path] = before;
    else if (hash !== undefined) sources[path] = [hash, look];
    // What was not read was not there, or did not matter.
    else if (lookOf(path) === look) sources[path] = [hashOnDisk(path), look];
    else return undefined;
  }
  return sources;
}

/** The output of a run; undefined where somebody has changed what it made. */
function outputsSeen(out: string, { made, kept }: Run): RunRecord["outputs"] | undefined {
  const outputs: Record<string, FileStamp> = {};
  for (const path of outputsIn(out)) {
    const seen = kept[path] ?? seenNow(join(out, path));
    if (made.has(path) && made.get(path) !== seen[0]) return undefined;
    outputs[path] = seen;
  }
  return outputs;
}

/** What of an output need not be made again. */
export interface Known {
  /** Paths by the keys of what they follow from. */
  readonly units: ReadonlyMap<string, readonly string[]>;
  /** The files at those paths, among others. */
  readonly outputs: RunRecord["outputs"];
}

/** Nothing, as after a first run. */
export const NOTHING_KNOWN: Known = { units: new Map(), outputs: {} };

/** What the last run of a job left, as far as nobody has changed it since. Throws where something cannot be read. */
export function knownOf(record: RunRecord): Known {
  const { out } = record;
  const outputs = filesThat(record.outputs, (path, before) => seenAgain(join(out, path), before));
  const units = record.specs
    .flatMap(({ made }) => made)
    .filter(({ paths }) => paths.every((path) => outputs[path]));
  return { units: new Map(units.map(({ key, paths }) => [key, paths])), outputs };
}

/** Whether all these files of a folder hold what they held. Throws where one cannot be read. */
export function areStill(files: RunRecord["outputs"], folder: string): boolean {
  return Object.entries(files).every(([path, before]) => seenAgain(join(folder, path), before));
}

/**
 * The outputs of a run, those of a doubtful look read again; undefined where one of these holds something else.
 * That the others hold what they held is to be seen before it counts.
 */
export function outputsAgain({ outputs, out }: RunRecord): RunRecord["outputs"] | undefined {
  const doubtful = Object.entries(outputs).filter(([, before]) => isDoubtful(before));
  const again = doubtful.flatMap(([path, before]): readonly (readonly [string, FileStamp])[] => {
    const seen = seenAgain(join(out, path), before);
    return seen ? [[path, seen]] : [];
  });
  return again.length === doubtful.length
    ? { ...outputs, ...Object.fromEntries(again) }
    : undefined;
}

/** The sources that hold what they held, by absolute path, as they have just been looked at. Throws where one cannot be read. */
export function sourcesStill(sources: RunRecord["sources"], looks: Looks): RunRecord["sources"] {
  return filesThat(sources, (path, before) => {
    const look = looks.get(path);
    return look === undefined ? undefined : seenAs(path, before, look);
  });
}

/** There may be tens of thousands, so that nothing is made for one that is as it was. */
function filesThat(
  files: RunRecord["sources"],
  stillSeen: (path: string, before: FileStamp) => FileStamp | undefined,
): RunRecord["sources"] {
  const still: Record<string, FileStamp> = {};
  for (const [path, before] of Object.entries(files)) {
    const seen = stillSeen(path, before);
    if (seen) still[path] = seen;
  }
  return still;
}

/** Whether a record is of this very job, and nothing was interrupted since. */
export function isOf(record: RunRecord, { out, importExtension }: Job, tool: string): boolean {
  return (
    record.out === out &&
    record.importExtension === importExtension &&
    record.tool === tool &&
    !isInterrupted(out)
  );
}
