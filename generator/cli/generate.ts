import { isDeepStrictEqual } from "node:util";
import { diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { isUnchanged, remember } from "../project/fingerprint.js";
import type { Job } from "../project/job.js";
import { compare, withManifest } from "../write/changes.js";
import type { Change, Comparison } from "../write/changes.js";
import { commitLatest, finishInterrupted, FolderBusyError } from "../write/commit.js";
import { shortDiff } from "../write/diff-text.js";
import { readFolder } from "../write/folder.js";
import { failed, UP_TO_DATE } from "./outcome.js";
import type { Outcome } from "./outcome.js";
import { resolveJob } from "./resolve-job.js";
import type { JobOptions } from "./resolve-job.js";

const NOTHING_TO_DO: Outcome = {
  exitCode: 0,
  diagnostics: [],
  lines: [UP_TO_DATE],
  data: { changed: [] },
};
const MAX_DIFFS = 10;

/** Brings the output of a job to disk. */
export async function generateCommand(options: JobOptions): Promise<Outcome> {
  const work = await compared(options, finishInterrupted);
  if (work.kind === "outcome") return work.outcome;
  const { job, diagnostics } = work;
  const { attempt } = await import("./attempt.js");
  const committed = attempt(job.outLabel, () => ({
    value: commitLatest(job.out, work.changes, () => changesNow(work)),
    diagnostics: [],
  }));
  if (!committed.value) return failed([...diagnostics, ...committed.diagnostics]);
  const changes = committed.value;
  remember(job, work.isStillSo);
  const lines =
    changes.length === 0 ? NOTHING_TO_DO.lines : [`Wrote ${job.outLabel}: ${summary(changes)}.`];
  return {
    exitCode: 0,
    diagnostics,
    lines,
    data: { changed: changes.map(({ kind, path }) => ({ kind, path })) },
  };
}

/** The changes that are needed now; another run may have written since the folder was compared first. */
function changesNow({ compareNow }: ComparedWork): readonly Change[] {
  const { changes, foreign } = compareNow();
  if (foreign.length > 0) throw new FolderBusyError("somebody has just put other files in it");
  return changes;
}

/** Says what {@link generateCommand} would do. */
export async function dryRunCommand(options: JobOptions): Promise<Outcome> {
  const work = await compared(options);
  if (work.kind === "outcome") return work.outcome;
  const { changes, diagnostics, job } = work;
  const lines =
    changes.length === 0
      ? NOTHING_TO_DO.lines
      : [
          `Would write ${job.outLabel}: ${summary(changes)}.`,
          ...changes.map(({ kind, path }) => `  ${kind} ${path}`),
        ];
  return {
    exitCode: 0,
    diagnostics,
    lines,
    data: { changed: changes.map(({ kind, path }) => ({ kind, path })) },
  };
}

/** Says what differs from what the specs give; a difference is a finding. Writes nothing, but finishes what a killed run began. */
export async function checkCommand(options: JobOptions): Promise<Outcome> {
  const work = await compared(options, finishIfPossible);
  if (work.kind === "outcome") return work.outcome;
  const { changes, diagnostics, job } = work;
  if (changes.length === 0) {
    remember(job, work.isStillSo);
    return { ...NOTHING_TO_DO, diagnostics };
  }
  const shown = changes
    .slice(0, MAX_DIFFS)
    .flatMap((change) => [
      `${job.outLabel}/${change.path}`,
      ...shortDiff(change).map((line) => `  ${line}`),
    ]);
  const rest =
    changes.length > MAX_DIFFS ? [`… and ${changes.length - MAX_DIFFS} more files.`] : [];
  const lines = [
    `${job.outLabel} is not what the specs give: ${summary(changes)}.`,
    ...shown,
    ...rest,
    `To mend it, run: ${job.command}`,
  ];
  return {
    exitCode: 1,
    diagnostics,
    lines,
    data: { differs: changes.map(({ kind, path }) => ({ kind, path })) },
  };
}

/** In a folder that cannot be written it stays as it is: a finding. */
function finishIfPossible(out: string): void {
  try {
    finishInterrupted(out);
  } catch {
    // The comparison says what there is.
  }
}

type Work = { readonly kind: "outcome"; readonly outcome: Outcome } | ComparedWork;

interface ComparedWork {
  readonly kind: "changes";
  readonly job: Job;
  readonly changes: readonly Change[];
  readonly diagnostics: readonly Diagnostic[];
  /** Compares anew. Throws what the system says against it. */
  readonly compareNow: () => Comparison;
  /** Whether the inputs are still those that were read, and the output what they give. Throws what the system says. */
  readonly isStillSo: () => boolean;
}

/**
 * Generates in memory and compares with the disk, unless a fingerprint over everything says that nothing has changed.
 *
 * @param prepare is called with the output folder before it is read
 */
async function compared(options: JobOptions, prepare?: (out: string) => void): Promise<Work> {
  const config = options.specs.length === 0 ? options.config : undefined;
  if (config !== undefined && isUnchanged(config)) return outcome(NOTHING_TO_DO);
  const { value: job, diagnostics: problems } = resolveJob(options);
  if (!job) return outcome(failed(problems));
  const { out, outLabel } = job;
  const [{ readInputs }, { generate }, { attempt }] = await Promise.all([
    import("../project/inputs.js"),
    import("../pipeline.js"),
    import("./attempt.js"),
  ]);
  const inputs = readInputs(job);
  if (!inputs.value) return outcome(failed(inputs.diagnostics));
  const generated = await generate(inputs.value);
  if (!generated.value || hasErrors(generated.diagnostics))
    return outcome(failed(generated.diagnostics));
  const files = withManifest(generated.value);
  const paths = files.map(({ path }) => path);
  const compareNow = (): Comparison => compare(files, readFolder(out, paths));
  const comparison = attempt(outLabel, () => {
    prepare?.(out);
    return { value: compareNow(), diagnostics: [] };
  });
  if (!comparison.value)
    return outcome(failed([...generated.diagnostics, ...comparison.diagnostics]));
  const { changes, foreign } = comparison.value;
  const inTheWay = foreign.map((path) =>
    diagnostic("foreign-file", { name: `${outLabel}/${path}` }),
  );
  if (inTheWay.length > 0) return outcome(failed([...generated.diagnostics, ...inTheWay]));
  const { diagnostics } = generated;
  const isStillSo = (): boolean =>
    isDeepStrictEqual(readInputs(job).value, inputs.value) && compareNow().changes.length === 0;
  return { kind: "changes", job, changes, diagnostics, compareNow, isStillSo };
}

function outcome(of: Outcome): Work {
  return { kind: "outcome", outcome: of };
}

function summary(changes: readonly Change[]): string {
  const count = (kind: Change["kind"]): number =>
    changes.filter((change) => change.kind === kind).length;
  const parts = [
    [count("create"), "new"],
    [count("update"), "changed"],
    [count("delete"), "removed"],
  ] as const;
  const told = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  return `${changes.length} ${changes.length === 1 ? "file" : "files"} (${told.join(", ")})`;
}
