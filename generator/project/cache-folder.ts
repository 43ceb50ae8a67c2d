import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { threadId } from "node:worker_threads";
import { isRunning } from "../write/process.js";

/** Where tools keep what they can make again: below the nearest node_modules; undefined where there is none. */
export function cacheFolder(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const modules = join(folder, "node_modules");
    if (existsSync(modules)) return join(modules, ".cache", "paramsmith");
    if (dirname(folder) === folder) return undefined;
  }
}

/**
 * Keeps something in a file of a cache, whole. Where that fails it is not kept: the next run is slower, nothing else.
 * What killed processes left of the same file is removed.
 */
export function writeCached(file: string, bytes: string | Uint8Array): void {
  const own = temporaryFile(file);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(own, bytes);
    renameSync(own, file);
  } catch {
    removeQuietly(own);
  }
  for (const left of leftoverFiles(file)) removeQuietly(left);
}

/**
 * What the clock of file systems shows where a file of a cache is kept, in milliseconds; 0 where that cannot be
 * found out. It is for {@link writeCached}, which is to follow, to clear away what this leaves.
 */
export function fileSystemTime(file: string): number {
  const own = temporaryFile(file);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(own, "");
    return statSync(own).ctimeMs;
  } catch {
    return 0;
  }
}

/** Threads of a process have different ones. */
function temporaryFile(file: string): string {
  return `${file}.${process.pid}-${threadId}`;
}

function leftoverFiles(file: string): readonly string[] {
  const start = `${basename(file)}.`;
  try {
    return readdirSync(dirname(file))
      .filter((name) => {
        const [, owner] = /^(\d+)(?:-\d+)?$/.exec(name.slice(start.length)) ?? [];
        return name.startsWith(start) && owner !== undefined && !isRunning(owner);
      })
      .map((name) => join(dirname(file), name));
  } catch {
    return [];
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // It takes a little room, nothing else.
  }
}
