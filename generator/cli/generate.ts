import { diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { isUnchanged, remember } from "../project/fingerprint.js";
import type { Job } from "../project/job.js";
import { compare, withManifest } from "../write/changes.js";
import type { Change, FolderState } from "../write/changes.js";
import { commit, finishInterrupted, FolderBusyError } from "../write/commit.js";
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
  const { job, changes, diagnostics } = work;
  try {
    commit(job.out, changes);
  } catch (error) {
    const { systemReason } = await import("../project/inputs.js");
    const detail =
      error instanceof FolderBusyError ? "another run is writing to it" : systemReason(error);
    return failed([...diagnostics, diagnostic("out-unwritable", { name: job.outLabel, detail })]);
  }
  remember(job);
  const lines =
    changes.length === 0 ? NOTHING_TO_DO.lines : [`Wrote ${job.outLabel}: ${summary(changes)}.`];
  return {
    exitCode: 0,
    diagnostics,
    lines,
    data: { changed: changes.map(({ kind, path }) => ({ kind, path })) },
  };
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

/** Says what differs from what the specs give; a difference is a finding. */
export async function checkCommand(options: JobOptions): Promise<Outcome> {
  const work = await compared(options);
  if (work.kind === "outcome") return work.outcome;
  const { changes, diagnostics, job } = work;
  if (changes.length === 0) {
    remember(job);
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

type Work =
  | { readonly kind: "outcome"; readonly outcome: Outcome }
  | {
      readonly kind: "changes";
      readonly job: Job;
      readonly changes: readonly Change[];
      readonly diagnostics: readonly Diagnostic[];
    };

/**
 * Generates in memory and compares with the disk, unless a fingerprint over everything says that nothing has changed.
 *
 * @param prepare is called with the output folder before it is read
 */
async function compared(options: JobOptions, prepare?: (out: string) => void): Promise<Work> {
  const config = options.specs.length === 0 ? options.config : undefined;
  if (config !== undefined && isUnchanged(config)) return outcome(NOTHING_TO_DO);
  const job = resolveJob(options);
  if (!job.value) return outcome(failed(job.diagnostics));
  const [{ readInputs, systemReason }, { generate }] = await Promise.all([
    import("../project/inputs.js"),
    import("../pipeline.js"),
  ]);
  const inputs = readInputs(job.value);
  if (!inputs.value) return outcome(failed(inputs.diagnostics));
  const generated = await generate(inputs.value);
  if (!generated.value || hasErrors(generated.diagnostics))
    return outcome(failed(generated.diagnostics));
  const files = withManifest(generated.value);
  let state: FolderState;
  try {
    prepare?.(job.value.out);
    state = readFolder(
      job.value.out,
      files.map(({ path }) => path),
    );
  } catch (error) {
    const args = { name: job.value.outLabel, detail: systemReason(error) };
    return outcome(failed([...generated.diagnostics, diagnostic("out-unwritable", args)]));
  }
  const { changes, foreign } = compare(files, state);
  const inTheWay = foreign.map((path) =>
    diagnostic("foreign-file", { name: `${job.value?.outLabel ?? ""}/${path}` }),
  );
  if (inTheWay.length > 0) return outcome(failed([...generated.diagnostics, ...inTheWay]));
  return { kind: "changes", job: job.value, changes, diagnostics: generated.diagnostics };
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
