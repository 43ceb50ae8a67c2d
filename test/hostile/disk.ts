import type * as Fs from "node:fs";

/** What befalls the calls to the disk: alternatives by `kind`. Calls are counted from 0. */
export type Mishap =
  | { readonly kind: "none" }
  /** The process is killed right before the call: it, and whatever comes after it, does nothing. */
  | { readonly kind: "killed before"; readonly at: number }
  /** The process is killed within the call: of what it writes, copies or removes, the half is done. */
  | { readonly kind: "killed within"; readonly at: number }
  /** The call fails. */
  | { readonly kind: "refused"; readonly at: number; readonly code: Refusal }
  /** The call fails, and whatever changes the disk after it. */
  | { readonly kind: "refused from then on"; readonly at: number; readonly code: Refusal }
  /** The call fails, and whatever takes room on the disk after it. */
  | { readonly kind: "full"; readonly at: number };

/** What the system says, by the code of its error. */
const REFUSALS = {
  ENOSPC: "no space left on device",
  EIO: "i/o error",
  EACCES: "permission denied",
  EMFILE: "too many open files",
  EROFS: "read-only file system",
} as const;

/** A code of an error of the system. */
export type Refusal = keyof typeof REFUSALS;

/** A disk on which one thing can go wrong at a time. A test sets its members. */
export interface Disk {
  /** Calls about paths below it count. */
  root: string;
  mishap: Mishap;
  /** The calls up to now: function and path below the root. */
  calls: string[];
}

/** Thrown in place of everything that a killed process would still have done. */
export class Killed extends Error {
  override readonly name = "Killed";
}

type Call = (...given: readonly unknown[]) => unknown;

const TAKES_ROOM = new Set(["appendFileSync", "copyFileSync", "mkdirSync", "writeFileSync"]);
const CHANGES = new Set([...TAKES_ROOM, "renameSync", "rmSync", "rmdirSync", "unlinkSync"]);
const READS = new Set([
  "existsSync",
  "lstatSync",
  "openSync",
  "readdirSync",
  "readFileSync",
  "realpathSync",
  "statSync",
]);

/** The module of the file system with a disk that fails as it is told; for `vi.mock`. */
export function failing(real: typeof Fs, disk: Disk): typeof Fs {
  /** The files below the root that are open, by descriptor. */
  const opened = new Map<unknown, string>();
  const wrapped = Object.entries(real).map(([name, value]: readonly [string, unknown]) => {
    if (!CHANGES.has(name) && !READS.has(name)) return [name, value];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names above are functions
    const call = value as Call;
    const counted: Call = (...given) => {
      const path =
        given.slice(0, 2).find((each) => isBelow(disk.root, each)) ??
        (CHANGES.has(name) ? opened.get(given[0]) : undefined);
      const counts = disk.root !== "" && path !== undefined;
      const result = counts ? called(real, disk, path, name, call, given) : call(...given);
      if (name === "openSync" && counts) opened.set(result, path);
      // The system gives the number of a closed file to the next one.
      else if (name === "openSync") opened.delete(result);
      return result;
    };
    return [name, counted];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same members, of the same types
  return Object.fromEntries(wrapped) as typeof Fs;
}

function called(
  real: typeof Fs,
  disk: Disk,
  path: string,
  name: string,
  call: Call,
  given: readonly unknown[],
): unknown {
  const at = disk.calls.length;
  disk.calls.push(`${name} ${path.slice(disk.root.length)}`);
  const { mishap } = disk;
  switch (mishap.kind) {
    case "none":
      return call(...given);
    case "killed before":
      if (at < mishap.at) return call(...given);
      throw new Killed();
    case "killed within":
      if (at < mishap.at) return call(...given);
      if (at === mishap.at) doHalf(real, name, given);
      throw new Killed();
    case "refused":
      return at === mishap.at ? refuse(name, mishap.code, path) : call(...given);
    case "refused from then on":
      return at === mishap.at || (at > mishap.at && CHANGES.has(name))
        ? refuse(name, mishap.code, path)
        : call(...given);
    case "full":
      return at === mishap.at || (at > mishap.at && TAKES_ROOM.has(name))
        ? refuse(name, "ENOSPC", path)
        : call(...given);
  }
}

function isBelow(root: string, path: unknown): path is string {
  return typeof path === "string" && path.startsWith(root);
}

/** As the system refuses: `existsSync` does not throw, the others do. */
function refuse(name: string, code: Refusal, path: string): false {
  if (name === "existsSync") return false;
  const syscall = name.replace(/(?:File)?Sync$/, "");
  throw Object.assign(new Error(`${code}: ${REFUSALS[code]}, ${syscall} '${path}'`), {
    code,
    syscall,
    path,
  });
}

function doHalf(real: typeof Fs, name: string, [path, value]: readonly unknown[]): void {
  if (name === "appendFileSync" && typeof path === "number" && typeof value === "string")
    real.appendFileSync(path, value.slice(0, value.length / 2));
  if (typeof path !== "string") return;
  switch (name) {
    case "writeFileSync":
      if (typeof value === "string") real.writeFileSync(path, value.slice(0, value.length / 2));
      break;
    case "appendFileSync":
      if (typeof value === "string") real.appendFileSync(path, value.slice(0, value.length / 2));
      break;
    case "copyFileSync":
      if (typeof value === "string")
        real.writeFileSync(value, real.readFileSync(path, "utf8").slice(0, 1));
      break;
    case "rmSync":
      if (real.existsSync(path) && real.statSync(path).isDirectory()) removeHalf(real, path);
  }
}

function removeHalf(real: typeof Fs, folder: string): void {
  const names = real.readdirSync(folder);
  for (const name of names.slice(0, Math.ceil(names.length / 2)))
    real.rmSync(`${folder}/${name}`, { recursive: true });
}
