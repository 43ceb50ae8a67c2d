import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { Stats } from "node:fs";

/** The content of a path, or why it has none: alternatives by `kind`. */
export type FoundBytes =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "missing" }
  | { readonly kind: "folder" }
  | { readonly kind: "unreadable"; readonly detail: string };

/** Reads a regular file of at most {@link maxFileBytes}. */
export function readBytes(path: string): FoundBytes {
  try {
    const stats = statsAt(path);
    if (!stats) return { kind: "missing" };
    if (stats.isDirectory()) return { kind: "folder" };
    const detail = obstacleIn(stats);
    if (detail !== undefined) return { kind: "unreadable", detail };
    return { kind: "bytes", bytes: readContent(path, stats) };
  } catch (error) {
    return { kind: "unreadable", detail: systemReason(error) };
  }
}

/**
 * Reads a file that only the tool or its user writes, such as a journal. Throws an error with the
 * reason and the path if it is missing, not a regular file or too large.
 */
export function readRegularFile(path: string): Buffer {
  const stats = statSync(path);
  const detail = stats.isDirectory() ? "it is a folder" : obstacleIn(stats);
  if (detail !== undefined) throw new UnreadableFile(path, detail);
  return readContent(path, stats);
}

/**
 * Reads at most as many bytes as the size of the file: files such as `/proc/kmsg` claim to be empty,
 * and reading them may never end.
 */
function readContent(path: string, { size }: Stats): Buffer {
  const content = Buffer.alloc(size);
  const file = openSync(path, "r");
  try {
    let length = 0;
    while (length < size) {
      const count = readSync(file, content, length, size - length, null);
      if (count === 0) break;
      length += count;
    }
    return content.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

/** Like {@link readRegularFile}, decoded as UTF-8. */
export function readRegularText(path: string): string {
  return readRegularFile(path).toString("utf8");
}

/**
 * The error for a path that is not a regular file, or is too large. Has the same members as a
 * system error.
 */
class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
  readonly path: string;

  constructor(path: string, detail: string) {
    super(detail);
    this.path = path;
  }
}

/**
 * The stat of a path, with links followed; undefined if it does not exist. Throws other errors of
 * the system.
 */
export function statsAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (hasErrorCode(error, ["ENOTDIR"])) return undefined;
    throw error;
  }
}

/** The variable of the environment with the largest file that is read, in MiB. */
const VARIABLE = "PARAMSMITH_MAX_FILE_MIB";

/** The largest published specs have 13 MB. */
const DEFAULT_MIB = 256;

const MIB = 1024 * 1024;

/** The largest file that is read, in bytes: 256 MiB, or what the environment allows. */
export function maxFileBytes(): number {
  const setting = process.env[VARIABLE] ?? "";
  return (/^[1-9]\d{0,6}$/.test(setting) ? Number(setting) : DEFAULT_MIB) * MIB;
}

/** The size of a regular file in bytes, however large. Throws an error with the reason for other paths. */
export function regularSize(path: string): number {
  const stats = statSync(path);
  if (!stats.isFile())
    throw new UnreadableFile(path, stats.isDirectory() ? "it is a folder" : NOT_REGULAR);
  return stats.size;
}

/** Reads standard input to its end. Throws an error with the reason above {@link maxFileBytes}. */
export function readStandardInput(): Uint8Array {
  const limit = maxFileBytes();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let chunk = nextChunk(); chunk.length > 0; chunk = nextChunk()) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > limit) throw new Error(`it is larger than ${limit / MIB} MiB (${VARIABLE})`);
  }
  return Buffer.concat(chunks, length);
}

function nextChunk(): Uint8Array {
  const buffer = new Uint8Array(MIB);
  return buffer.subarray(0, readSync(STANDARD_INPUT, buffer));
}

const STANDARD_INPUT = 0;

const NOT_REGULAR = "it is a pipe or a device, not a regular file";

/** Why a file is not read; undefined if it is. Reading a pipe or a device may never end. */
function obstacleIn(stats: Stats): string | undefined {
  if (!stats.isFile()) return NOT_REGULAR;
  const limit = maxFileBytes();
  return stats.size > limit
    ? `its size is ${Math.ceil(stats.size / MIB)} MiB, and the limit is ${limit / MIB} MiB (${VARIABLE})`
    : undefined;
}

/** The system's reason for a failed file operation, without the path. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message.replace(/^\w+: /, "").replace(/, \w+(?: '.*)?$/s, "");
}

/** Returns true for a system error with one of the codes. */
export function hasErrorCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
