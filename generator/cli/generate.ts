import { diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import {
  isUnchanged,
  knownOf,
  lookAtSources,
  NOTHING_KNOWN,
  remember,
  seenStill,
} from "../project/fingerprint.js";
import type { Known, Run } from "../project/fingerprint.js";
import type { Job } from "../project/job.js";
import { hashOf, hashOnDisk } from "../project/seen.js";
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
  const work = await compared(options, { known: knownOf, prepare: finishInterrupted });
  if (work.kind === "outcome") return work.outcome;
  const { job, diagnostics } = work;
  const { attempt } = await import("./attempt.js");
  const committed = attempt(job.outLabel, () => ({
    value: commitLatest(job.out, work.changes, () => changesNow(work)),
    diagnostics: [],
  }));
  if (!committed.value) return failed([...diagnostics, ...committed.diagnostics]);
  const changes = committed.value;
  remember(job, work.run);
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
function changesNow({ compareNow, job, run }: ComparedWork): readonly Change[] {
  if (Object.keys(seenStill(run.kept, job.out)).length < Object.keys(run.kept).length)
    throw new FolderBusyError("somebody has just changed other files in it");
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
  const work = await compared(options, { ...THOROUGHLY, prepare: finishIfPossible });
  if (work.kind === "outcome") return work.outcome;
  const { changes, diagnostics, job, run } = work;
  if (changes.length === 0) {
    remember(job, run);
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
  /** What is to be remembered once the changes are on disk. */
  readonly run: Run;
  readonly changes: readonly Change[];
  readonly diagnostics: readonly Diagnostic[];
  /** Compares anew. Throws what the system says against it. */
  readonly compareNow: () => Comparison;
}

/** What a command does besides comparing. */
interface Means {
  /** What need not be made again. Throws where something cannot be read. */
  readonly known: (job: Job) => Known;
  /** Is called with the output folder before it is read. */
  readonly prepare: (out: string) => void;
}

/** Makes and reads everything. */
const THOROUGHLY: Means = { known: () => NOTHING_KNOWN, prepare: () => undefined };

/** Generates in memory and compares with the disk, unless a fingerprint over everything says that nothing has changed. */
async function compared(options: JobOptions, means: Means = THOROUGHLY): Promise<Work> {
  const config = options.specs.length === 0 ? options.config : undefined;
  if (config !== undefined && isUnchanged(config)) return outcome(NOTHING_TO_DO);
  // What is read of it after this may be newer, never older.
  const configHash = config === undefined ? undefined : ifReadable(() => hashOnDisk(config));
  const { value: job, diagnostics: problems } = resolveJob(options);
  if (!job) return outcome(failed(problems));
  const { out, outLabel } = job;
  const [{ readInputs }, { generateUnknown }, { attempt }] = await Promise.all([
    import("../project/inputs.js"),
    import("../pipeline.js"),
    import("./attempt.js"),
  ]);
  const looks = ifReadable(() => lookAtSources(job)) ?? new Map<string, string>();
  const read = new Map<string, string>();
  if (config !== undefined && configHash !== undefined) read.set(config, configHash);
  const inputs = readInputs(job, (path, bytes) => read.set(path, hashOf(bytes)));
  if (!inputs.value) return outcome(failed(inputs.diagnostics));
  const known = ifReadable(() => means.known(job)) ?? NOTHING_KNOWN;
  const { value, diagnostics } = await generateUnknown(inputs.value, known.units);
  if (!value || hasErrors(diagnostics)) return outcome(failed(diagnostics));
  const { specs } = value;
  const fresh = new Set(value.files.map(({ path }) => path));
  const kept = specs.flat().flatMap(({ paths }) => paths.filter((path) => !fresh.has(path)));
  const files = withManifest(value.files, kept);
  const paths = files.map(({ path }) => path);
  const compareNow = (): Comparison => compare(files, readFolder(out, paths, kept), kept);
  const comparison = attempt(outLabel, () => {
    means.prepare(out);
    return { value: compareNow(), diagnostics: [] };
  });
  if (!comparison.value) return outcome(failed([...diagnostics, ...comparison.diagnostics]));
  const { changes, foreign } = comparison.value;
  const inTheWay = foreign.map((path) =>
    diagnostic("foreign-file", { name: `${outLabel}/${path}` }),
  );
  if (inTheWay.length > 0) return outcome(failed([...diagnostics, ...inTheWay]));
  const made = new Map(files.map(({ path, text }) => [path, hashOf(text)]));
  const run: Run = { looks, read, made, kept: only(known.outputs, kept), specs };
  return { kind: "changes", job, run, changes, diagnostics, compareNow };
}

function only(outputs: Known["outputs"], paths: readonly string[]): Known["outputs"] {
  return Object.fromEntries(
    paths.flatMap((path) => (outputs[path] ? [[path, outputs[path]]] : [])),
  );
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
