import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Diagnostic, Position } from "../base/diagnostic.js";
import type { SpecInput } from "../spec/input.js";
import type { OutputFile } from "../spec/output.js";
import { findEdit, specRecords, updateSpecRecord } from "../project/edit.js";
import {
  areUnchanged,
  isUnchanged,
  knownOutput,
  readStatKeys,
  NO_KNOWN_OUTPUT,
} from "../project/fingerprint.js";
import type { Run } from "../project/fingerprint.js";
import { withoutAcceptedWarnings } from "../project/accepted-warnings.js";
import { readConfigJob } from "../project/config.js";
import { readInputs } from "../project/inputs.js";
import { configFrom, labelOf, partsOf } from "../project/job.js";
import type { Job } from "../project/job.js";
import { resultsPath } from "../project/spec-paths.js";
import { readRecord } from "../project/record.js";
import type { RunRecord } from "../project/record.js";
import { hashOf, hashOnDisk, statKeyOf } from "../project/file-stamps.js";
import type { FileStamp } from "../project/file-stamps.js";
import { compare, MANIFEST, withManifest } from "../project/changes.js";
import type { FileChange, FolderComparison, ManifestFacts } from "../project/changes.js";
import { manifestConfig, readFolder } from "../project/output-folder.js";
import { interruptedIn } from "../project/staging.js";
import { tryStep } from "./failure.js";
import { failedOutcome, NOTHING_TO_DO } from "./outcome.js";
import type { CommandOutcome } from "./outcome.js";
import { extentOfRecord, withExtent } from "./extent.js";
import type { PrintWorkers } from "./print-workers.js";
import { resolveJob } from "./resolve-job.js";
import type { JobOptions } from "./resolve-job.js";

/** The result of a comparison: an outcome, or changes to write. */
export type Work = { readonly kind: "outcome"; readonly outcome: CommandOutcome } | ChangesToMake;

/** Changes to write to the output folder. */
export interface ChangesToMake {
  readonly kind: "changes";
  readonly job: Job;
  /** The data for the record of the run. */
  readonly run: Run;
  readonly changes: readonly FileChange[];
  readonly diagnostics: readonly Diagnostic[];
  /** Compares the generated files with the current folder. Throws the system's error. */
  readonly compareNow: () => FolderComparison;
  /**
   * Returns true if the files that were not generated are still unchanged. Throws the system's
   * error.
   */
  readonly isKept: () => boolean;
}

/**
 * Generates in memory and compares with the disk. Returns early if the fingerprint of the last run
 * shows that nothing has changed.
 */
export async function compared(options: JobOptions, workers: PrintWorkers): Promise<Work> {
  const record = recordOf(options);
  if (record && isUnchanged(record, options.today))
    return outcome(withExtent(NOTHING_TO_DO, extentOfRecord(record)));
  return comparedSince(options, { last: () => undefined, prepare: () => undefined, workers });
}

/** The base of a run. */
export interface Base {
  /** The record of the last run of a job. */
  readonly last: (job: Job) => RunRecord | undefined;
  /**
   * Runs before a folder is read: for the output folder, and for folders of specs in which a run
   * was killed.
   */
  readonly prepare: (folder: string) => void;
  /** Called for each file that a directory refers to, by its absolute path. */
  readonly onReference?: (path: string) => void;
  readonly workers: PrintWorkers;
  /** Called when the files are generated, and the threads have nothing left to do. */
  readonly onGenerated?: () => void;
}

/**
 * The expected number of units if no earlier output is known: those of a catalogue of common size.
 */
const EXPECTED_UNITS = 60;

/** The approximate size of a unit in a spec, with its results. */
const BYTES_OF_UNIT = 10_000;

/** Generates the output that is not known from the last run, and compares it with the disk. */
export async function comparedSince(options: JobOptions, base: Base): Promise<Work> {
  const config = configOf(options);
  // Files may change after this. Then they are newer than their stat keys.
  const configHash = config === undefined ? undefined : ifReadable(() => hashOnDisk(config));
  const { value: job, diagnostics: problems } = resolveJob(options);
  if (!job) return outcome(failedOutcome(problems));
  const halfWritten = finishSpecs(job, options.cwd, base.prepare);
  if (halfWritten.length > 0) return outcome(failedOutcome(halfWritten));
  const before = base.last(job);
  const accept = (found: readonly Diagnostic[]): readonly Diagnostic[] =>
    withoutAcceptedWarnings(found, job, options.today);
  const edited = before && (await comparedEdit(job, before, { workers: base.workers, accept }));
  if (edited) return edited;
  if (!before) base.workers.prepare(EXPECTED_UNITS);
  const statKeys = ifReadable(() => readStatKeys(job)) ?? new Map<string, string>();
  const read = new Map<string, string>();
  if (config !== undefined && configHash !== undefined) read.set(config, configHash);
  const references = new Set<string>();
  const inputs = readInputs(job, {
    onRead: (path, bytes) => read.set(path, hashOf(bytes)),
    onReference(path) {
      base.onReference?.(path);
      references.add(path);
      // Reading follows, so that later changes are newer than the stat key.
      if (!statKeys.has(path)) statKeys.set(path, statKeyOf(path));
    },
  });
  if (!inputs.value) return outcome(failedOutcome(inputs.diagnostics));
  // Threads load ts-morph while a large spec is checked and planned.
  if (!before) base.workers.prepare(Math.floor(sizeOf(inputs.value.specs) / BYTES_OF_UNIT));
  const known = (before && ifReadable(() => knownOutput(before))) ?? NO_KNOWN_OUTPUT;
  const { generateUnknown } = await import("../pipeline.js");
  const { value, diagnostics } = await generateUnknown(
    inputs.value,
    known.units,
    base.workers.makeFiles,
  );
  base.onGenerated?.();
  if (!value || hasErrors(diagnostics)) return outcome(failedOutcome(accept(diagnostics)));
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
    references: [...references],
    isQuiet: diagnostics.length === 0,
  };
  const files = withManifest(value.files, kept, manifestFacts(job));
  return changesOf(job, files, {
    run,
    diagnostics: accept(diagnostics),
    prepare: base.prepare,
  });
}

/** The size of specs with their results, in bytes. */
function sizeOf(specs: readonly SpecInput[]): number {
  const files = specs.flatMap(({ spec, results = [] }) => [spec, ...results]);
  return files.reduce((total, { bytes }) => total + bytes.length, 0);
}

function manifestFacts(job: Job): ManifestFacts {
  const config = configFrom(job);
  return {
    ...(config !== undefined && { config }),
  };
}

/**
 * Finishes the changes of killed pulls and learn runs, so that specs are read in a consistent
 * state.
 */
function finishSpecs(job: Job, cwd: string, prepare: Base["prepare"]): readonly Diagnostic[] {
  const folders = new Set(
    job.specs.flatMap(partsOf).flatMap((spec) => [dirname(spec.file), resultsPath(spec)]),
  );
  return [...folders].flatMap((folder) => {
    const { diagnostics } = tryStep(labelOf(folder, cwd), () => {
      interruptedIn([folder]).forEach(prepare);
      return { value: true, diagnostics: [] };
    });
    return diagnostics;
  });
}

/**
 * Like {@link comparedSince}, if only some modules were edited. Undefined if other changes are
 * possible.
 */
async function comparedEdit(
  job: Job,
  before: RunRecord,
  { workers, accept }: EditContext,
): Promise<Work | undefined> {
  const edit = ifReadable(() => findEdit(job, before));
  if (!edit) return undefined;
  workers.prepare(edit.modules.size);
  const { generateModules } = await import("../pipeline.js");
  const { importExtension, runtime } = job;
  const input = { specs: [edit.input], importExtension, runtime };
  const { value, diagnostics } = await generateModules(input, edit.modules, workers.makeFiles);
  const record = value && diagnostics.length === 0 ? updateSpecRecord(edit, value) : undefined;
  if (!value || !record) return undefined;
  const fresh = new Set(value.files.map(({ path }) => path));
  const kept = Object.keys(edit.outputs).filter((path) => !fresh.has(path));
  const { statKeys, read, unread } = edit;
  const { references } = before;
  const specs = before.specs.map((spec, index) => (index === edit.index ? record : spec));
  const run = {
    statKeys,
    read,
    unread,
    kept: only(edit.outputs, kept),
    specs,
    references,
    isQuiet: true,
  };
  return changesOf(job, value.files, {
    run,
    diagnostics: accept(diagnostics),
    prepare: () => undefined,
  });
}

interface EditContext {
  readonly workers: PrintWorkers;
  /** Removes the warnings that the configuration accepts. */
  readonly accept: (found: readonly Diagnostic[]) => readonly Diagnostic[];
}

interface RunContext {
  readonly run: Omit<Run, "made">;
  readonly diagnostics: readonly Diagnostic[];
  readonly prepare: Base["prepare"];
}

/** Compares files with the disk. */
function changesOf(
  job: Job,
  files: readonly OutputFile[],
  { run, diagnostics, prepare }: RunContext,
): Work {
  const { out, outLabel } = job;
  const kept = Object.keys(run.kept);
  const paths = files.map(({ path }) => path);
  const compareNow = (): FolderComparison => compare(files, readFolder(out, paths, kept), kept);
  const comparison = tryStep(outLabel, () => {
    prepare(out);
    const found = compareNow();
    return { value: { ...found, ofOthers: othersIn(job, found.changes) }, diagnostics: [] };
  });
  if (!comparison.value) return outcome(failedOutcome([...diagnostics, ...comparison.diagnostics]));
  const { changes, foreign, ofOthers } = comparison.value;
  const inTheWay = foreign.map((path) =>
    diagnostic("foreign-file", { name: `${outLabel}/${path}` }),
  );
  if (inTheWay.length + ofOthers.length > 0)
    return outcome(failedOutcome([...diagnostics, ...inTheWay, ...ofOthers]));
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
 * Reports code that would be replaced or removed unintentionally: that of another configuration,
 * and that of other specs of a command line. A configuration names all specs of its folder.
 */
export function othersIn(job: Job, changes: readonly FileChange[]): readonly Diagnostic[] {
  const { config, specs, outLabel } = job;
  const lost = changes.filter(({ kind, path }) => kind !== "create" && path !== MANIFEST);
  const other = lost.length === 0 ? undefined : otherConfig(job, lost);
  if (other !== undefined)
    return [diagnostic("out-of-config", { name: outLabel, other }, startOf(outLabel, MANIFEST))];
  if (config !== undefined) return [];
  const own = new Set(["runtime", ...specs.map(({ name }) => name)]);
  const folders = lost
    .filter(({ kind, path }) => kind === "delete" && path.includes("/"))
    .map(({ path }) => path.slice(0, path.indexOf("/")));
  const names = [...new Set(folders)].filter((name) => !own.has(name));
  return names.length === 0 ? [] : [diagnostic("out-of-others", { name: outLabel, names })];
}

/**
 * The configuration that the code in the folder is of, if it is another one and still exists. A command
 * line may replace the code of its specs, which it names by their files.
 */
function otherConfig(job: Job, lost: readonly FileChange[]): string | undefined {
  const { out, config, specs } = job;
  const other = manifestConfig(out);
  if (other === undefined || other === config || !existsSync(other)) return undefined;
  const project = specs[0]?.project ?? dirname(other);
  const isRepeated =
    config === undefined &&
    lost.every(({ kind }) => kind !== "delete") &&
    hasSpecs(readConfigJob(project, other).value, job);
  return isRepeated ? undefined : labelOf(other, project);
}

/** Returns true if a job has specs of the same names and files as another one. */
function hasSpecs(job: Job | undefined, { specs }: Job): boolean {
  return specs.every(
    ({ name, file }) => job?.specs.some((own) => own.name === name && own.file === file) ?? false,
  );
}

function startOf(folder: string, path: string): Position {
  return { file: `${folder}/${path}`, line: 1, column: 1 };
}

/** The record of the last run that a run with the options may rely on. */
export function recordOf(options: JobOptions): RunRecord | undefined {
  const record = readRecord(configOf(options));
  // A strict run refuses what the last one may have reported as warnings.
  return options.strict && !record?.isQuiet ? undefined : record;
}

/** The configuration that the options leave in effect. */
function configOf({ specs, config }: JobOptions): string | undefined {
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

/** Undefined if reading fails. Another step reports the error if it matters. */
function ifReadable<Value>(step: () => Value): Value | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}

function outcome(of: CommandOutcome): Work {
  return { kind: "outcome", outcome: of };
}
