import { existsSync } from "node:fs";
import { counted, quoteForShell } from "../base/counted.js";
import { diagnostic } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { jobCommand } from "../project/job.js";
import type { Job } from "../project/job.js";
import { MANIFEST } from "../project/changes.js";
import type { FileChange } from "../project/changes.js";
import { orphansIn } from "../project/output-folder.js";
import { tryStep, failedOutcome, NOTHING_TO_DO, withTotals } from "./outcome.js";
import { delayedProgress, progressOn } from "./progress.js";
import type { Compared, Comparison, RunOptions } from "./comparison.js";
import { unchangedRun } from "./last-run.js";
import type { LastRun } from "./last-run.js";
import type { CommandOutcome } from "./outcome.js";
import type { JobOptions } from "./options.js";

const MAX_DIFFS = 10;

/** Writes the output of a job to disk. */
export async function generateCommand(options: JobOptions): Promise<CommandOutcome> {
  const last = unchangedRun(options);
  if (last) return withTotals(NOTHING_TO_DO, last.totals);
  const compared = await compareOnce(options);
  if (compared.kind === "outcome") return compared.outcome;
  const written = compared.write();
  if (!written.value) return failedOutcome([...compared.diagnostics, ...written.diagnostics]);
  const outcome = writtenOutcome(compared, written.value);
  const lines = [...outcome.lines, ...nextStep(compared.job, written.value)];
  return withTotals({ ...outcome, lines }, compared.totals);
}

/** Generates and writes, without a check for changes first. */
export async function generateAgain(options: JobOptions, run: RunOptions): Promise<CommandOutcome> {
  const { compareOutput } = await import("./comparison.js");
  const compared = await compareOutput(options, run);
  if (compared.kind === "outcome") return compared.outcome;
  const written = compared.write();
  return written.value
    ? writtenOutcome(compared, written.value)
    : failedOutcome([...compared.diagnostics, ...written.diagnostics]);
}

/** The time after which a run shows its progress, in milliseconds. */
const LONG_RUN = 1000;

/**
 * Generates, shows the progress, and compares. Loads the generator, which takes longer than finding
 * that nothing has changed.
 */
async function compareOnce(options: JobOptions): Promise<Compared> {
  const [{ compareOutput }, { printUnits }] = await Promise.all([
    import("./comparison.js"),
    import("../emit/unit-files.js"),
  ]);
  const progress = delayedProgress(progressOn(process.stderr), LONG_RUN);
  try {
    return await compareOutput(options, {
      print: printUnits((done, total) =>
        progress(`generating: ${Math.floor((100 * done) / total)} %`),
      ),
    });
  } finally {
    progress("");
  }
}

function writtenOutcome(
  { job, diagnostics }: Comparison,
  written: readonly FileChange[],
): CommandOutcome {
  const changes = reportedChanges(written);
  const lines =
    changes.length === 0 ? NOTHING_TO_DO.lines : [`Wrote ${job.outLabel}: ${summary(changes)}.`];
  const changed = changes.map(({ kind, path }) => ({ kind, path }));
  return { exitCode: 0, diagnostics, lines, data: { changed } };
}

/** Reports the differences from the output of the specs as findings. Writes nothing. */
export async function checkCommand(options: JobOptions): Promise<CommandOutcome> {
  const last = unchangedRun(options);
  if (last && !hasOrphans(last)) return withTotals(NOTHING_TO_DO, last.totals);
  const compared = await compareOnce(options);
  if (compared.kind === "outcome") return compared.outcome;
  const { job, totals } = compared;
  const changes = reportedChanges(compared.changes);
  const orphans = orphansOf(compared);
  const diagnostics = [...compared.diagnostics, ...compared.edited, ...orphans.diagnostics];
  if (changes.length + orphans.diagnostics.length === 0)
    return withTotals({ ...NOTHING_TO_DO, diagnostics }, totals);
  const lines = [
    ...(changes.length === 0 ? [] : differenceLines(job, changes)),
    // Otherwise the errors say what to do before that.
    ...(changes.length === 0 || compared.edited.length > 0
      ? []
      : [`help: run ${jobCommand(job, "generate")}`]),
    ...(orphans.diagnostics.length === 0
      ? []
      : [`${job.outLabel} contains generated files that no manifest lists.`]),
  ];
  const differs = changes.map(({ kind, path }) => ({ kind, path }));
  return withTotals(
    { exitCode: 1, diagnostics, lines, data: { differs, orphans: orphans.value ?? [] } },
    totals,
  );
}

/** Returns true if the output folder has generated files that no manifest lists. */
function hasOrphans({ out }: LastRun): boolean {
  try {
    return orphansIn(out, new Set()).length > 0;
  } catch {
    // The comparison reports the reason.
    return true;
  }
}

/** The generated files that no manifest lists, with a diagnostic each. */
function orphansOf({ job, paths }: Comparison): Staged<readonly string[]> {
  const { out, outLabel } = job;
  const found = tryStep(outLabel, () => ({
    value: existsSync(out) ? orphansIn(out, new Set(paths)) : [],
    diagnostics: [],
  }));
  const orphans = (found.value ?? []).map((path) =>
    diagnostic("generated-orphan", {}, { file: `${outLabel}/${path}`, line: 1, column: 1 }),
  );
  return { value: found.value, diagnostics: [...found.diagnostics, ...orphans] };
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
  return [`${job.outLabel} is not up to date: ${summary(changes)}.`, ...shown, ...rest];
}

/** The hashes in the manifest change with each file. It is reported if its list of files changes. */
function reportedChanges(changes: readonly FileChange[]): readonly FileChange[] {
  const others = changes.filter(({ path }) => path !== MANIFEST);
  return others.length > 0 && others.every(({ kind }) => kind === "update") ? others : changes;
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

const MAX_LINES = 6;

/** The first difference of a change, in a few lines. */
export function shortDiff(change: FileChange): readonly string[] {
  switch (change.kind) {
    case "create":
      return ["+ (the file is missing)"];
    case "delete":
      return ["- (no spec generates this file anymore)"];
    case "update":
      return firstDifference(change.before.split("\n"), change.text.split("\n"));
  }
}

function firstDifference(before: readonly string[], after: readonly string[]): readonly string[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let tail = 0;
  while (
    tail < Math.min(before.length, after.length) - start &&
    before.at(-1 - tail) === after.at(-1 - tail)
  )
    tail += 1;
  const removed = before.slice(start, before.length - tail);
  const added = after.slice(start, after.length - tail);
  return [`@ line ${start + 1}`, ...shortened(removed, "- "), ...shortened(added, "+ ")];
}

function shortened(lines: readonly string[], sign: string): readonly string[] {
  const shown = lines.slice(0, MAX_LINES).map((line) => sign + line);
  return lines.length > MAX_LINES ? [...shown, `${sign}… ${lines.length - MAX_LINES} more`] : shown;
}

/** The next step after writing: to use the first output, or to review its changes. */
export function nextStep(job: Job, changes: readonly FileChange[]): readonly string[] {
  if (changes.length === 0) return [];
  const { outLabel } = job;
  const isFirst = changes.some(({ kind, path }) => kind === "create" && path === MANIFEST);
  return [
    isFirst
      ? `Next: import builders from ${outLabel}, commit it with the specs, and run ${jobCommand(job, "check")} in CI.`
      : `Next: review git diff ${quoteForShell(outLabel)}, and commit it with the specs.`,
  ];
}
