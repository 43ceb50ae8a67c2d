import { counted } from "../base/counted.js";
import type { Diagnostic } from "../base/diagnostic.js";
import { isRecordOf, isUnchanged, createRecord } from "../project/fingerprint.js";
import { jobCommand } from "../project/job.js";
import type { Job } from "../project/job.js";
import { toolHash } from "../project/record.js";
import type { RunRecord } from "../project/record.js";
import type { FileChange } from "../project/changes.js";
import { commitLatest, finishInterrupted, FolderBusyError } from "../project/commit.js";
import { shortDiff } from "../project/diff-text.js";
import { tryStep } from "./failure.js";
import { delayedProgress, progressOn } from "./progress.js";
import { comparedSince, othersIn, recordOf } from "./compared.js";
import type { ChangesToMake } from "./compared.js";
import { extentOf, extentOfRecord, withExtent } from "./extent.js";
import type { Extent } from "./extent.js";
import { optimizeLate } from "./late-optimization.js";
import { failedOutcome, NOTHING_TO_DO } from "./outcome.js";
import type { CommandOutcome } from "./outcome.js";
import { nextStep } from "./next-step.js";
import { hasOrphans, orphansOf } from "./orphans.js";
import { printWorkers } from "./print-workers.js";
import type { PrintWorkers } from "./print-workers.js";
import type { JobOptions } from "./resolve-job.js";

const MAX_DIFFS = 10;

/** Writes the output of a job to disk. */
export async function generateCommand(options: JobOptions): Promise<CommandOutcome> {
  const record = recordOf(options);
  return record && isUnchanged(record, options.today)
    ? withExtent(NOTHING_TO_DO, extentOfRecord(record))
    : generateChanged(options, record);
}

/** As {@link generateCommand}, for callers that have already checked for changes. */
export async function generateChanged(
  options: JobOptions,
  record: RunRecord | undefined,
): Promise<CommandOutcome> {
  const tool = toolHash();
  return withWorkers(async (workers) => {
    const { outcome, extent, next } = await generateSince(options, {
      tool,
      last: (job) => (record && isRecordOf(record, job, tool) ? record : undefined),
      workers,
      // Threads end while this one compares and writes.
      onGenerated: () => void workers.close(),
    });
    if (!extent) return outcome;
    return withExtent({ ...outcome, lines: [...outcome.lines, ...(next ?? [])] }, extent);
  });
}

/** The time after which a run shows its progress, in milliseconds. */
const LONG_RUN = 1000;

async function withWorkers<Result>(
  run: (workers: PrintWorkers) => Promise<Result>,
): Promise<Result> {
  optimizeLate();
  const progress = delayedProgress(progressOn(process.stderr), LONG_RUN);
  const workers = printWorkers(progress);
  try {
    return await run(workers);
  } finally {
    await workers.close();
    progress("");
  }
}

/** The data of the last run. */
export interface Since {
  /** The hash of the installed generator. */
  readonly tool: string;
  readonly last: (job: Job) => RunRecord | undefined;
  readonly workers: PrintWorkers;
  /** Called for each file that a directory refers to, by its absolute path. */
  readonly onReference?: (path: string) => void;
  /** Called when the files are generated, and the threads have nothing left to do. */
  readonly onGenerated?: () => void;
}

/** The result of a run. */
export interface Generated {
  readonly outcome: CommandOutcome;
  /** The record of the run, if the output is up to date. */
  readonly record?: RunRecord;
  readonly changes: readonly FileChange[];
  /** What the run compared; absent if it failed. */
  readonly extent?: Extent;
  /** Lines about the next step of the user, if files were written. */
  readonly next?: readonly string[];
}

/** Writes the changes since the last run to disk. */
export async function generateSince(
  options: JobOptions,
  { tool, last, ...more }: Since,
): Promise<Generated> {
  const work = await comparedSince(options, { last, prepare: finishInterrupted, ...more });
  if (work.kind === "outcome") return { outcome: work.outcome, changes: [] };
  const { job, run, diagnostics } = work;
  const written = write(work);
  switch (written.kind) {
    case "failed":
      return { outcome: failedOutcome([...diagnostics, ...written.diagnostics]), changes: [] };
    case "built on what has changed":
      return generateSince(options, { tool, last: () => undefined, ...more });
    case "written": {
      const { changes } = written;
      const record = createRecord(job, run, tool);
      const lines =
        changes.length === 0
          ? NOTHING_TO_DO.lines
          : [`Wrote ${job.outLabel}: ${summary(changes)}.`];
      const changed = changes.map(({ kind, path }) => ({ kind, path }));
      const outcome: CommandOutcome = { exitCode: 0, diagnostics, lines, data: { changed } };
      const extent = extentOfWork(work);
      return { outcome, changes, extent, next: nextStep(job, changes), ...(record && { record }) };
    }
  }
}

function extentOfWork({ run: { specs, made, kept } }: ChangesToMake): Extent {
  return extentOf(specs, new Set([...made.keys(), ...Object.keys(kept)]).size);
}

/**
 * The result of writing: alternatives by `kind`. If files that were to be kept have changed,
 * everything is generated again.
 */
type Written =
  | { readonly kind: "written"; readonly changes: readonly FileChange[] }
  | { readonly kind: "built on what has changed" }
  | { readonly kind: "failed"; readonly diagnostics: readonly Diagnostic[] };

function write(work: ChangesToMake): Written {
  const { value, diagnostics } = tryStep(work.job.outLabel, () => ({
    value: writtenIfKept(work),
    diagnostics: [],
  }));
  return value ?? { kind: "failed", diagnostics };
}

function writtenIfKept(work: ChangesToMake): Written {
  const { job, changes, isKept } = work;
  if (changes.length === 0 && !isKept()) return { kind: "built on what has changed" };
  try {
    const made = commitLatest(job.out, changes, () => changesNow(work));
    return { kind: "written", changes: made };
  } catch (error) {
    if (error instanceof NotKeptError) return { kind: "built on what has changed" };
    throw error;
  }
}

/** The changes that are still needed. Another run may have written to the folder. */
function changesNow({ job, compareNow, isKept }: ChangesToMake): readonly FileChange[] {
  if (!isKept()) throw new NotKeptError("another process has just changed other files in it");
  const { changes, foreign } = compareNow();
  if (foreign.length > 0)
    throw new FolderBusyError("another process has just added other files to it");
  if (othersIn(job, changes).length > 0)
    throw new FolderBusyError("another run has just put the code of other specs in it");
  return changes;
}

/** A file that was to be kept has changed. */
class NotKeptError extends Error {
  override readonly name = "NotKeptError";
}

/**
 * Reports the differences from the output of the specs as findings. Writes nothing, but finishes
 * the changes of killed runs.
 */
export async function checkCommand(options: JobOptions): Promise<CommandOutcome> {
  const record = recordOf(options);
  return record && isUnchanged(record, options.today) && !hasOrphans(record)
    ? withExtent(NOTHING_TO_DO, extentOfRecord(record))
    : checkChanged(options);
}

/** As {@link checkCommand}, for callers that have already checked for changes. */
export async function checkChanged(options: JobOptions): Promise<CommandOutcome> {
  const tool = toolHash();
  const work = await withWorkers((workers) =>
    comparedSince(options, { last: () => undefined, prepare: finishIfPossible, workers }),
  );
  if (work.kind === "outcome") return work.outcome;
  const { changes, job, run } = work;
  if (changes.length === 0) createRecord(job, run, tool);
  const orphans = orphansOf(work);
  const diagnostics = [...work.diagnostics, ...orphans.diagnostics];
  const extent = extentOfWork(work);
  if (changes.length + orphans.diagnostics.length === 0)
    return withExtent({ ...NOTHING_TO_DO, diagnostics }, extent);
  const lines = [
    ...(changes.length === 0 ? [] : differenceLines(job, changes)),
    ...(orphans.diagnostics.length === 0
      ? []
      : [`${job.outLabel} contains generated files that no manifest lists.`]),
  ];
  const differs = changes.map(({ kind, path }) => ({ kind, path }));
  return withExtent(
    { exitCode: 1, diagnostics, lines, data: { differs, orphans: orphans.value ?? [] } },
    extent,
  );
}

function differenceLines(job: Job, changes: readonly FileChange[]): readonly string[] {
  const shown = changes
    .slice(0, MAX_DIFFS)
    .flatMap((change) => [
      `${job.outLabel}/${change.path}`,
      ...shortDiff(change).map((line) => `  ${line}`),
    ]);
  const rest =
    changes.length > MAX_DIFFS ? [`… and ${changes.length - MAX_DIFFS} more files.`] : [];
  return [
    `${job.outLabel} is not up to date: ${summary(changes)}.`,
    ...shown,
    ...rest,
    `help: run ${jobCommand(job, "generate")}`,
  ];
}

/** In a read-only folder, an unfinished change stays and is a finding. */
function finishIfPossible(out: string): void {
  try {
    finishInterrupted(out);
  } catch {
    // The comparison reports the state.
  }
}

function summary(changes: readonly FileChange[]): string {
  const count = (kind: FileChange["kind"]): number =>
    changes.filter((change) => change.kind === kind).length;
  const parts = [
    [count("create"), "new"],
    [count("update"), "changed"],
    [count("delete"), "removed"],
  ] as const;
  const countTexts = parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}`);
  return `${counted(changes.length, "file")} (${countTexts.join(", ")})`;
}
