import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { diagnostic } from "../base/diagnostic.js";
import { statsAt, systemReason } from "../base/regular-file.js";
import type { SpecInput } from "../spec/input.js";
import { inputsOf } from "../project/inputs.js";
import { sourcesIn } from "../project/source.js";
import { generateAgain } from "./run-generate.js";
import { failedOutcome, printOutcome, toolFailed } from "./outcome.js";
import type { CommandOutcome, ExitCode, OutputFormat } from "./outcome.js";
import { resolveJob } from "./resolve-job.js";
import type { JobOptions } from "./options.js";

/** The time between two looks at the inputs, in milliseconds. A look takes one or two. */
const INTERVAL = 50;

/** The time in which a save is usually complete, in milliseconds. */
const SAVING = 20;

/**
 * Generates, and generates again after each change of its inputs, until a signal ends the process
 * with exit code 0. Returns 2 if the command cannot start.
 */
export async function watchCommand(options: JobOptions, format: OutputFormat): Promise<ExitCode> {
  const first = resolveJob(options);
  if (!first.value && options.config === undefined) {
    printOutcome(failedOutcome(first.diagnostics), format);
    return 2;
  }
  // Files are written without a pause, so that a signal ends the process before or after that.
  for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => process.exit(0));
  /** The files that OpenAPI documents refer to, each as it was before it was read. */
  const references = new Map<string, string>();
  const { printChanged } = await import("../emit/unit-files.js");
  const run = {
    print: printChanged(),
    reuse: reuseEqual(),
    onReference: (path: string): void => void references.set(path, stampOf(path)),
  };
  const { cwd, config, specs } = options;
  /** The inputs when the job could be resolved last; before that, those that the user names. */
  let inputs: readonly string[] =
    config === undefined ? specs.map((path) => resolve(cwd, path)) : [config];
  const currentStamps = (): Stamps => stampsOf([...inputs, ...references.keys()]);
  for (;;) {
    inputs = inputsIn(options) ?? inputs;
    const read = currentStamps();
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one run after the other
    const outcome = await generateAgain(options, run).catch(systemFailure);
    printOutcome(timed(outcome, performance.now() - start), format);
    // After the configuration changes, new inputs cause another run.
    const before = { ...Object.fromEntries(references), ...read };
    inputs = inputsIn(options) ?? inputs;
    // oxlint-disable-next-line no-await-in-loop -- until a change
    while (!isChanged(before, currentStamps())) await setTimeout(INTERVAL);
    // oxlint-disable-next-line no-await-in-loop -- it is waited for
    await setTimeout(SAVING);
  }
}

/** Reports an error of the system, such as a folder that cannot be read. A later change may mend it. */
function systemFailure(error: unknown): CommandOutcome {
  if (!(error instanceof Error && "syscall" in error)) throw error;
  const file = "path" in error ? String(error.path) : "";
  const at = { file, line: 1, column: 1 };
  return toolFailed([diagnostic("file-unreadable", { detail: systemReason(error) }, at)]);
}

/** Returns a function that replaces specs by the equal ones of its last call. */
function reuseEqual(): (specs: readonly SpecInput[]) => readonly SpecInput[] {
  let before: readonly SpecInput[] = [];
  const reuse = (spec: SpecInput): SpecInput =>
    before.find((each) => isDeepStrictEqual(each, spec)) ??
    (spec.roots ? { ...spec, roots: reuse(spec.roots) } : spec);
  return (specs) => (before = specs.map(reuse));
}

/** Adds the duration to an outcome. */
function timed(outcome: CommandOutcome, duration: number): CommandOutcome {
  const milliseconds = Math.round(duration);
  return {
    ...outcome,
    lines: outcome.lines.map((line) => `${line.slice(0, -1)} in ${milliseconds} ms.`),
    data: { ...outcome.data, milliseconds },
  };
}

/** The files and folders that the job depends on; undefined if it cannot be resolved. */
function inputsIn(options: JobOptions): readonly string[] | undefined {
  try {
    const { value: job } = resolveJob(options);
    return job && inputsOf(job);
  } catch {
    // The run reports why.
    return undefined;
  }
}

/** The states of files and folders, by path. */
type Stamps = Readonly<Record<string, string>>;

function stampsOf(inputs: readonly string[]): Stamps {
  return Object.fromEntries(inputs.map((input) => [input, stampOf(input)]));
}

/**
 * A string that changes with a file, including a link's target, or with the JSON files in a folder.
 */
function stampOf(input: string): string {
  try {
    return sourcesIn([input])
      .map((path) => {
        const { ino, size, ctimeMs } = statsAt(path) ?? {};
        return [path, ino, size, ctimeMs].join(" ");
      })
      .join();
  } catch (error) {
    return systemReason(error);
  }
}

function isChanged(before: Stamps, now: Stamps): boolean {
  return Object.entries(now).some(([path, stamp]) => before[path] !== stamp);
}
