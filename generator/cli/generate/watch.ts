import { realpathSync, watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import { basename, dirname } from "node:path";
import { isRecordOf } from "../../project/fingerprint.js";
import type { Job } from "../../project/job.js";
import { inputsOf, readRecord, toolHash } from "../../project/record.js";
import type { RunRecord } from "../../project/record.js";
import { statOf } from "../../project/file-stamps.js";
import { generateSince } from "./generate.js";
import type { ExitCode, Outcome, OutputFormat } from "../outcome/outcome.js";
import { failed, printOutcome } from "../outcome/outcome.js";
import { printWorkers } from "./print-workers.js";
import { resolveJob } from "./resolve-job.js";
import type { JobOptions } from "./resolve-job.js";

/** How long nothing must happen until a save is taken to be over, in milliseconds: one save is several events. */
const QUIET = 10;

/** Generates, then again after each change of what that follows from, until a signal comes; 0 in the end, 2 where it cannot begin. */
export async function watchCommand(options: JobOptions, format: OutputFormat): Promise<ExitCode> {
  const first = resolveJob(options);
  if (!first.value && options.config === undefined) {
    printOutcome(failed(first.diagnostics), format);
    return 2;
  }
  const tool = toolHash();
  let record: RunRecord | undefined;
  const last = (job: Job): RunRecord | undefined =>
    [record, readRecord(job.config)].find((each) => each && isRecordOf(each, job, tool));
  const workers = printWorkers();
  const signal = nextSignal();
  const events = folderEvents();
  events.watch(watchedIn(options));
  for (;;) {
    // What happens from here on may be after what is read.
    const change = events.next();
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one run after the other
    const generated = await generateSince(options, { tool, last, workers });
    record = generated.record ?? record;
    printOutcome(timed(generated.outcome, performance.now() - start), format);
    // The next change is printed without waiting for ts-morph.
    workers.prepare(1);
    // What appeared in a folder before it was watched is seen by another run.
    const isMore = events.watch(watchedIn(options));
    // oxlint-disable-next-line no-await-in-loop -- it is waited for
    const isOver = await Promise.race([signal, isMore ? false : change]);
    if (isOver) break;
  }
  events.end();
  await workers.close();
  return 0;
}

/** The outcome with how long it took. */
function timed(outcome: Outcome, duration: number): Outcome {
  const milliseconds = Math.round(duration);
  return {
    ...outcome,
    lines: outcome.lines.map((line) => `${line.slice(0, -1)} in ${milliseconds} ms.`),
    data: { ...outcome.data, milliseconds },
  };
}

/** What matters in folders: the names of files and folders, by folder. */
type Watched = ReadonlyMap<string, (name: string) => boolean>;

/** Where changes matter: the folders of all that a job follows from; where the configuration is broken, its own. */
function watchedIn(options: JobOptions): Watched {
  const { value: job } = resolveJob(options);
  const { config } = options;
  const inputs = job ? inputsOf(job) : config === undefined ? [] : [config];
  const names = new Map<string, Set<string>>();
  for (const { folder, name } of inputs
    .flatMap((input) => [input, behindLinks(input)])
    .map(locate)) {
    names.set(folder, new Set([...(names.get(folder) ?? []), name]));
  }
  const folders = inputs.filter((input) => statOf(input)?.isDirectory());
  return new Map([
    ...[...names].map(([folder, own]) => [folder, (name: string) => own.has(name)] as const),
    ...folders.map((folder) => [folder, (name: string) => name.endsWith(".json")] as const),
  ]);
}

/** Where it shows that a file changes: its folder and its name there, or as much of its path as there is and what comes next. */
function locate(path: string): { readonly folder: string; readonly name: string } {
  const folder = dirname(path);
  return folder === path || statOf(folder)?.isDirectory()
    ? { folder, name: basename(path) }
    : locate(folder);
}

/** The file that is read where a path leads over symbolic links; the path itself where nothing is there. */
function behindLinks(path: string): string {
  return statOf(path) ? realpathSync(path) : path;
}

interface FolderEvents {
  /** Watches these folders and no others; says whether one of them was not watched before, after the first time. */
  watch(watched: Watched): boolean;
  /** Is fulfilled once something has happened, and then nothing for a while. */
  next(): Promise<false>;
  end(): void;
}

/** Tells of changes in folders. They are watched rather than files: many editors save by putting another file in the place of the first. */
function folderEvents(): FolderEvents {
  const watchers = new Map<string, { readonly watcher: FSWatcher; readonly identity: string }>();
  let matters: Watched = new Map();
  let timer: NodeJS.Timeout | undefined;
  let happened: (() => void) | undefined;
  const close = (folder: string): void => {
    watchers.get(folder)?.watcher.close();
    watchers.delete(folder);
  };
  const begin = (folder: string): boolean => {
    const identity = identityOf(folder);
    if (watchers.has(folder) || identity === undefined) return false;
    const watcher = watch(folder, (_, name) => {
      // Not every system gives a name.
      if (name !== null && matters.get(folder)?.(name) === false) return;
      clearTimeout(timer);
      timer = setTimeout(() => happened?.(), QUIET);
    });
    // A folder that is removed: the one above it tells of that.
    watcher.on("error", () => close(folder));
    watchers.set(folder, { watcher, identity });
    return true;
  };
  return {
    watch(watched) {
      const isFirst = watchers.size === 0;
      matters = watched;
      for (const [folder, { identity }] of watchers)
        if (!watched.has(folder) || identityOf(folder) !== identity) close(folder);
      return [...watched.keys()].map(begin).some(Boolean) && !isFirst;
    },
    async next() {
      return new Promise((resolve) => {
        happened = () => resolve(false);
      });
    },
    end() {
      clearTimeout(timer);
      for (const folder of watchers.keys()) close(folder);
    },
  };
}

/** What tells a folder from another that has come to its place: a watcher stays with the one that is gone. */
function identityOf(folder: string): string | undefined {
  const stats = statOf(folder);
  return stats?.isDirectory() ? `${stats.dev} ${stats.ino} ${stats.birthtimeMs}` : undefined;
}

/** The first signal that ends the command. */
async function nextSignal(): Promise<true> {
  return new Promise((resolve) => {
    for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => resolve(true));
  });
}
