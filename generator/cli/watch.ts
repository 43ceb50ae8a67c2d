import { realpathSync, statSync, watch } from "node:fs";
import type { FSWatcher, Stats } from "node:fs";
import { basename, dirname } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { SpecInput } from "../spec/input.js";
import { inputsOf } from "../project/inputs.js";
import { generateAgain } from "./run-generate.js";
import type { ExitCode, CommandOutcome, OutputFormat } from "./outcome.js";
import { failedOutcome, printOutcome } from "./outcome.js";
import { resolveJob } from "./resolve-job.js";
import type { JobOptions } from "./resolve-job.js";

/**
 * The time without events after which a save is complete, in milliseconds. One save causes several
 * events.
 */
const QUIET = 10;

/**
 * Generates, and generates again after each change of its input, until a signal arrives. The exit
 * code is 0, or 2 if the command cannot start.
 */
export async function watchCommand(options: JobOptions, format: OutputFormat): Promise<ExitCode> {
  const first = resolveJob(options);
  if (!first.value && options.config === undefined) {
    printOutcome(failedOutcome(first.diagnostics), format);
    return 2;
  }
  const signal = nextSignal();
  const events = folderEvents();
  const references = new Set<string>();
  const { printChanged } = await import("../emit/unit-files.js");
  const run = {
    print: printChanged(),
    reuse: reuseEqual(),
    onReference: (path: string): void => void references.add(path),
  };
  events.watch(watchedIn(options, references));
  for (;;) {
    // Events from now on may be later than the files that are read.
    const change = events.next();
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one run after the other
    const outcome = await generateAgain(options, run);
    printOutcome(timed(outcome, performance.now() - start), format);
    // A file that was created before its folder was watched causes another run.
    const isMore = events.watch(watchedIn(options, references));
    // oxlint-disable-next-line no-await-in-loop -- it is waited for
    const isOver = await Promise.race([signal, isMore ? false : change]);
    if (isOver) break;
  }
  events.end();
  return 0;
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

/** The relevant names in watched folders, by folder. */
type Watched = ReadonlyMap<string, (name: string) => boolean>;

/**
 * The folders and names that a job depends on. If the configuration is invalid, only the
 * configuration and the files that OpenAPI documents referred to.
 */
function watchedIn(options: JobOptions, references: Iterable<string>): Watched {
  const { value: job } = resolveJob(options);
  const { config } = options;
  const inputs = [...(job ? inputsOf(job) : config === undefined ? [] : [config]), ...references];
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

/**
 * The folder and name of a path. If its folder is missing, the nearest existing parent with the
 * next name.
 */
function locate(path: string): { readonly folder: string; readonly name: string } {
  const folder = dirname(path);
  return folder === path || statOf(folder)?.isDirectory()
    ? { folder, name: basename(path) }
    : locate(folder);
}

/** The path with symbolic links resolved; the path itself if it does not exist. */
function behindLinks(path: string): string {
  return statOf(path) ? realpathSync(path) : path;
}

interface FolderEvents {
  /**
   * Watches exactly these folders. After the first call, returns true if a folder was not watched
   * before.
   */
  watch(watched: Watched): boolean;
  /** Resolves after an event, followed by a time without events. */
  next(): Promise<false>;
  end(): void;
}

/**
 * Reports changes in folders. Folders are watched because many editors save by replacing the file.
 */
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
      // Some systems give no name.
      if (name !== null && matters.get(folder)?.(name) === false) return;
      clearTimeout(timer);
      timer = setTimeout(() => happened?.(), QUIET);
    });
    // The folder was removed, which its parent reports.
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

/** Identifies a folder. A watcher does not follow a folder that replaces its own. */
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

/** The stat of a path; undefined if it does not exist or cannot be read. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // A file has the path of a parent folder.
    return undefined;
  }
}
