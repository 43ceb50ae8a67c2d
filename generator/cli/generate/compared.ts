import { dirname } from "node:path";
import { diagnostic, hasErrors } from "../../diagnostics/diagnostic.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { OutputFile } from "../../files/output.js";
import { findEdit, specRecords, updateSpecRecord } from "../../project/edit.js";
import {
  areUnchanged,
  isUnchanged,
  knownOutput,
  readStatKeys,
  NO_KNOWN_OUTPUT,
} from "../../project/fingerprint.js";
import type { StatKeys, Run } from "../../project/fingerprint.js";
import { readInputs, resultsPath } from "../../project/inputs.js";
import { labelOf } from "../../project/job.js";
import type { Job } from "../../project/job.js";
import { readRecord } from "../../project/record.js";
import type { RunRecord } from "../../project/record.js";
import { hashOf, hashOnDisk } from "../../project/file-stamps.js";
import type { FileStamp } from "../../project/file-stamps.js";
import { compare, withManifest } from "../../write/changes.js";
import type { Change, Comparison } from "../../write/changes.js";
import { readFolder } from "../../write/folder.js";
import { interruptedIn } from "../../write/staging.js";
import { tryStep } from "../outcome/failure.js";
import { failed, UP_TO_DATE } from "../outcome/outcome.js";
import type { Outcome } from "../outcome/outcome.js";
import type { PrintWorkers } from "./print-workers.js";
import { resolveJob } from "./resolve-job.js";
import type { JobOptions } from "./resolve-job.js";

/** What a run found: what is to be said, or what is to be done. */
export type Work = { readonly kind: "outcome"; readonly outcome: Outcome } | ChangesToMake;

/** Changes that bring the output to disk. */
export interface ChangesToMake {
  readonly kind: "changes";
  readonly job: Job;
  /** What is to be remembered once they are made. */
  readonly run: Run;
  readonly changes: readonly Change[];
  readonly diagnostics: readonly Diagnostic[];
  /** Compares what was made with the folder as it is. Throws what the system says against it. */
  readonly compareNow: () => Comparison;
  /** Whether what was not made again still is as it was found. Throws what the system says against it. */
  readonly isKept: () => boolean;
}

/** Nothing differs. */
export const NOTHING_TO_DO: Outcome = {
  exitCode: 0,
  diagnostics: [],
  lines: [UP_TO_DATE],
  data: { changed: [] },
};

/** Generates in memory and compares with the disk, unless a fingerprint over everything says that nothing has changed. */
export async function compared(options: JobOptions, workers: PrintWorkers): Promise<Work> {
  const record = readRecord(configOf(options));
  if (record && isUnchanged(record)) return outcome(NOTHING_TO_DO);
  return comparedSince(options, { last: () => undefined, prepare: () => undefined, workers });
}

/** What a run can build on. */
export interface Base {
  /** What the last run of the job left. */
  readonly last: (job: Job) => RunRecord | undefined;
  /** Is called with the output folder before all of it is read, and with a folder of a spec in which a run was killed. */
  readonly prepare: (folder: string) => void;
  readonly workers: PrintWorkers;
}

/** Units that a run expects to print when it knows of none that need not be: those of a catalogue of common size. */
const EXPECTED_UNITS = 60;

/** Generates in memory what is not known from the last run, and compares that with the disk. */
export async function comparedSince(options: JobOptions, base: Base): Promise<Work> {
  const config = configOf(options);
  // What is read of it after this may be newer, never older.
  const configHash = config === undefined ? undefined : ifReadable(() => hashOnDisk(config));
  const { value: job, diagnostics: problems } = resolveJob(options);
  if (!job) return outcome(failed(problems));
  const halfWritten = finishSpecs(job, options.cwd, base.prepare);
  if (halfWritten.length > 0) return outcome(failed(halfWritten));
  const before = base.last(job);
  const edited = before && (await comparedEdit(job, before, base.workers));
  if (edited) return edited;
  if (!before) base.workers.prepare(EXPECTED_UNITS);
  const statKeys: StatKeys = ifReadable(() => readStatKeys(job)) ?? new Map();
  const read = new Map<string, string>();
  if (config !== undefined && configHash !== undefined) read.set(config, configHash);
  const inputs = readInputs(job, (path, bytes) => read.set(path, hashOf(bytes)));
  if (!inputs.value) return outcome(failed(inputs.diagnostics));
  const known = (before && ifReadable(() => knownOutput(before))) ?? NO_KNOWN_OUTPUT;
  const { generateUnknown } = await import("../../pipeline.js");
  const { value, diagnostics } = await generateUnknown(
    inputs.value,
    known.units,
    base.workers.makeFiles,
  );
  if (!value || hasErrors(diagnostics)) return outcome(failed(diagnostics));
  const fresh = new Set(value.files.map(({ path }) => path));
  const kept = value.specs
    .flatMap(({ made }) => made.flatMap(({ paths }) => paths))
    .filter((path) => !fresh.has(path));
  const run = {
    statKeys,
    read,
    unread: {},
    kept: only(known.outputs, kept),
    specs: specRecords(job, inputs.value.specs, value.specs),
    isQuiet: diagnostics.length === 0,
  };
  const files = withManifest(value.files, kept);
  return changesOf(job, files, { run, diagnostics, prepare: base.prepare });
}

/** Brings what a killed pull or learn has decided to its end, so that no spec is read that is half old and half new. */
function finishSpecs(job: Job, cwd: string, prepare: Base["prepare"]): readonly Diagnostic[] {
  const folders = new Set(job.specs.flatMap((spec) => [dirname(spec.file), resultsPath(spec)]));
  return [...folders].flatMap((folder) => {
    const { diagnostics } = tryStep(labelOf(folder, cwd), () => {
      interruptedIn([folder]).forEach(prepare);
      return { value: true, diagnostics: [] };
    });
    return diagnostics;
  });
}

/** The same, where no more than some modules were edited; undefined where that is not sure. */
async function comparedEdit(
  job: Job,
  before: RunRecord,
  workers: PrintWorkers,
): Promise<Work | undefined> {
  const edit = ifReadable(() => findEdit(job, before));
  if (!edit) return undefined;
  workers.prepare(edit.modules.size);
  const { generateModules } = await import("../../pipeline.js");
  const { importExtension } = job;
  const input = { specs: [edit.input], importExtension };
  const { value, diagnostics } = await generateModules(input, edit.modules, workers.makeFiles);
  const record = value && diagnostics.length === 0 ? updateSpecRecord(edit, value) : undefined;
  if (!value || !record) return undefined;
  const fresh = new Set(value.files.map(({ path }) => path));
  const kept = Object.keys(edit.outputs).filter((path) => !fresh.has(path));
  const { statKeys, read, unread } = edit;
  const specs = before.specs.map((spec, index) => (index === edit.index ? record : spec));
  const run = { statKeys, read, unread, kept: only(edit.outputs, kept), specs, isQuiet: true };
  return changesOf(job, value.files, { run, diagnostics, prepare: () => undefined });
}

interface Given {
  readonly run: Omit<Run, "made">;
  readonly diagnostics: readonly Diagnostic[];
  readonly prepare: Base["prepare"];
}

/** Compares files with the disk. */
function changesOf(
  job: Job,
  files: readonly OutputFile[],
  { run, diagnostics, prepare }: Given,
): Work {
  const { out, outLabel } = job;
  const kept = Object.keys(run.kept);
  const paths = files.map(({ path }) => path);
  const compareNow = (): Comparison => compare(files, readFolder(out, paths, kept), kept);
  const comparison = tryStep(outLabel, () => {
    prepare(out);
    return { value: compareNow(), diagnostics: [] };
  });
  if (!comparison.value) return outcome(failed([...diagnostics, ...comparison.diagnostics]));
  const { changes, foreign } = comparison.value;
  const inTheWay = foreign.map((path) =>
    diagnostic("foreign-file", { name: `${outLabel}/${path}` }),
  );
  const others = othersIn(job, changes);
  const ofOthers =
    others.length > 0 ? [diagnostic("out-of-others", { name: outLabel, names: others })] : [];
  if (inTheWay.length + ofOthers.length > 0)
    return outcome(failed([...diagnostics, ...inTheWay, ...ofOthers]));
  const made = new Map(files.map(({ path, text }) => [path, hashOf(text)]));
  const isKept = (): boolean => areUnchanged(run.kept, out);
  return {
    kind: "changes",
    job,
    run: { ...run, made },
    changes,
    diagnostics,
    compareNow,
    isKept,
  };
}

/**
 * The specs whose code changes would remove though nobody said that they are no more: a configuration names all
 * specs of its folder, and a command line those of one run.
 */
export function othersIn({ config, specs }: Job, changes: readonly Change[]): readonly string[] {
  if (config !== undefined) return [];
  const own = new Set(["runtime", ...specs.map(({ name }) => name)]);
  const folders = changes.flatMap(({ kind, path }) =>
    kind === "delete" && path.includes("/") ? path.slice(0, path.indexOf("/")) : [],
  );
  return [...new Set(folders)].filter((name) => !own.has(name));
}

/** The configuration that options leave in force. */
export function configOf({ specs, config }: JobOptions): string | undefined {
  return specs.length === 0 ? config : undefined;
}

function only(outputs: Run["kept"], paths: readonly string[]): Run["kept"] {
  const found: Record<string, FileStamp> = {};
  for (const path of paths) {
    const seen = outputs[path];
    if (seen) found[path] = seen;
  }
  return found;
}

/** What cannot be read is not known; where it matters, another step says so. */
function ifReadable<Value>(step: () => Value): Value | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}

function outcome(of: Outcome): Work {
  return { kind: "outcome", outcome: of };
}
