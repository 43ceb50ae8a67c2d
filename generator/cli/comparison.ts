import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { diagnostic, hasErrors, valuesOf } from "../base/diagnostic.js";
import type { Diagnostic, Position, Staged } from "../base/diagnostic.js";
import type { SpecInput } from "../spec/input.js";
import type { Generation, OutputFile } from "../emit/output.js";
import { withoutAcceptedWarnings } from "../project/accepted.js";
import { readConfigJob } from "../project/config-job.js";
import { generateInput, inputsOf, readJobSpecs } from "../project/inputs.js";
import { configFrom, labelOf } from "../project/job.js";
import type { Job } from "../project/job.js";
import type { PrintUnits } from "../emit/unit-files.js";
import { compare, MANIFEST, withManifest } from "../project/changes.js";
import type { FileChange } from "../project/changes.js";
import { commit } from "../project/commit.js";
import { manifestConfig, readFolder } from "../project/output-folder.js";
import { tryStep, failedOutcome, countTotals } from "./outcome.js";
import type { CommandOutcome, Totals } from "./outcome.js";
import { hashOf, hashOnDisk, recordRun } from "./last-run.js";
import { resolveJob } from "./resolve-job.js";
import type { JobOptions } from "./options.js";

/** The result of {@link compareOutput}: an outcome, or differences. */
export type Compared = { readonly kind: "outcome"; readonly outcome: CommandOutcome } | Comparison;

/** The differences between the output of the specs and the output folder. */
export interface Comparison extends FolderDifferences {
  readonly kind: "comparison";
  readonly job: Job;
  /** The warnings about the specs. */
  readonly diagnostics: readonly Diagnostic[];
  /** The paths of all files. */
  readonly paths: readonly string[];
  readonly totals: Totals;
  /** Writes the changes that the current folder needs, and records the run. */
  readonly write: () => Staged<readonly FileChange[]>;
}

/** The differences from a folder. */
export interface FolderDifferences {
  readonly changes: readonly FileChange[];
  /**
   * Errors about files that Paramsmith did not write, or that a different configuration generates.
   */
  readonly foreign: readonly Diagnostic[];
  /** Errors about generated files that were edited, or that no manifest lists. */
  readonly edited: readonly Diagnostic[];
}

/** How a run reads and prints. */
export interface RunOptions {
  readonly print: PrintUnits;
  /** Replaces specs with equal ones that were analysed before. */
  readonly reuse?: (specs: readonly SpecInput[]) => readonly SpecInput[];
  /** Called for each file that an OpenAPI document refers to, by its absolute path. */
  readonly onReference?: (path: string) => void;
}

/** Generates in memory, and compares with the output folder. */
export async function compareOutput(options: JobOptions, run: RunOptions): Promise<Compared> {
  const read = new Map<string, string>();
  const references: string[] = [];
  const config = options.specs.length === 0 ? options.config : undefined;
  // A later change of the file is one since this run.
  if (config !== undefined) read.set(config, hashOnDisk(config));
  const { value: job, diagnostics: problems } = resolveJob(options);
  if (!job) return outcome(failedOutcome(problems));
  const specs = readJobSpecs(job, {
    onRead: (path, bytes) => void read.set(path, hashOf(bytes)),
    onReference(path) {
      run.onReference?.(path);
      references.push(path);
    },
  });
  const inputs = valuesOf(specs);
  const { analyse, generateWith } = await import("../pipeline.js");
  if (inputs.length < specs.length) {
    const all = specs.flatMap((spec) =>
      spec.value ? analyse(spec.value).diagnostics : spec.diagnostics,
    );
    return outcome(failedOutcome(withoutAcceptedWarnings(all, job, options.today)));
  }
  const input = generateInput(job, run.reuse?.(inputs) ?? inputs);
  const { value, diagnostics: found } = await generateWith(input, run.print);
  const diagnostics = withoutAcceptedWarnings(found, job, options.today);
  if (!value || hasErrors(diagnostics)) return outcome(failedOutcome(diagnostics));
  const files = outputOf(job, value);
  const totals = countTotals(value.specs, files.length);
  const record = (): void => {
    const { out } = job;
    const manifest = join(out, MANIFEST);
    read.set(manifest, hashOf(files.find(({ path }) => path === MANIFEST)?.text ?? ""));
    recordRun(options, { inputs: [...inputsOf(job), ...references, manifest], out, totals }, read);
  };
  return comparisonWith(files, { job, diagnostics, totals, record });
}

/** The files of a run, with the manifest. */
function outputOf(job: Job, { files }: Generation): readonly OutputFile[] {
  const config = configFrom(job);
  return withManifest(files, { ...(config !== undefined && { config }) });
}

function comparisonWith(
  files: readonly OutputFile[],
  {
    record,
    ...rest
  }: Pick<Comparison, "job" | "diagnostics" | "totals"> & {
    readonly record: () => void;
  },
): Compared {
  const { job, diagnostics } = rest;
  const { out, outLabel } = job;
  const compareNow = (): FolderDifferences => {
    const found = compareFolder(out, outLabel, files);
    return { ...found, foreign: [...found.foreign, ...othersIn(job, found.changes)] };
  };
  const compared = tryStep(outLabel, () => ({ value: compareNow(), diagnostics: [] }));
  const { value: differences } = compared;
  const problems = differences?.foreign ?? compared.diagnostics;
  if (!differences || problems.length > 0)
    return outcome(failedOutcome([...diagnostics, ...problems]));
  const write = (): Staged<readonly FileChange[]> => {
    const written = writeFolder(out, outLabel, compareNow, differences.changes);
    if (written.value) record();
    return written;
  };
  const paths = files.map(({ path }) => path);
  return { kind: "comparison", ...rest, ...differences, paths, write };
}

/** Compares files with the current folder. Throws the system's error. */
export function compareFolder(
  folder: string,
  label: string,
  files: readonly OutputFile[],
): FolderDifferences {
  const paths = files.map(({ path }) => path);
  const { changes, foreign, edited, unlisted } = compare(files, readFolder(folder, paths));
  const named = (path: string): { readonly name: string } => ({ name: `${label}/${path}` });
  return {
    changes,
    foreign: foreign.map((path) => diagnostic("foreign-file", named(path))),
    edited: [
      ...edited.map((path) => diagnostic("edited-file", named(path), startOf(label, path))),
      ...unlisted.map((path) => diagnostic("generated-orphan", {}, startOf(label, path))),
    ],
  };
}

/**
 * Writes the changes that a folder needs, unless they concern files that must not be changed. Files
 * written by a concurrent run look edited, so only the comparison in the locked folder counts.
 *
 * @param found the changes that were found before. Default: the result of a new comparison
 */
export function writeFolder(
  folder: string,
  label: string,
  compareNow: () => FolderDifferences,
  found?: readonly FileChange[],
): Staged<readonly FileChange[]> {
  return tryStep(label, () => {
    let problems: readonly Diagnostic[] = [];
    const written = commit(folder, found ?? compareNow().changes, () => {
      const { changes, foreign, edited } = compareNow();
      problems = [...foreign, ...edited];
      return problems.length > 0 ? [] : changes;
    });
    return problems.length > 0
      ? { value: undefined, diagnostics: problems }
      : { value: written, diagnostics: [] };
  });
}

/**
 * Reports code that would be replaced or removed unintentionally: code from a different
 * configuration, and code from other specs on a command line. A configuration names all specs of
 * its folder.
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
 * The configuration of the code in the folder, if it is a different one and still exists. A command
 * line may replace the code of the specs that it names.
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

/** Returns true if a job contains specs with the same names and files as a different job. */
function hasSpecs(job: Job | undefined, { specs }: Job): boolean {
  return specs.every(
    ({ name, file }) => job?.specs.some((own) => own.name === name && own.file === file) ?? false,
  );
}

function startOf(folder: string, path: string): Position {
  return { file: `${folder}/${path}`, line: 1, column: 1 };
}

function outcome(of: CommandOutcome): Compared {
  return { kind: "outcome", outcome: of };
}
