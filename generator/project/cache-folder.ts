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
import { isRunning } from "./process.js";

/** The folder for caches: below the nearest node_modules; undefined if there is none. */
export function cacheFolder(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const modules = join(folder, "node_modules");
    if (existsSync(modules)) return join(modules, ".cache", "paramsmith");
    if (dirname(folder) === folder) return undefined;
  }
}

/**
 * Writes a cache file atomically. If writing fails, there is no cache and the next run is slower.
 * Removes temporary files of killed processes.
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
 * The current time of the file system of a cache file, in milliseconds; 0 if it cannot be
 * determined. Leaves a temporary file, which {@link writeCached} removes.
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
        if (!name.startsWith(start) || owner === undefined) return false;
        // The other threads of this process write, too.
        return owner !== String(process.pid) && !isRunning(owner);
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
    // A leftover file only takes up space.
  }
}
