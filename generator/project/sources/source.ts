import { readFileSync } from "node:fs";
import type { Stats } from "node:fs";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../../diagnostics/diagnostic.js";
import type { SourceFile } from "../../files/input.js";
import { statsAt } from "./stats-at.js";

/** A callback for each file that is read, with its absolute path. */
export type OnRead = (path: string, bytes: Uint8Array) => void;

/** Reads a file, or reports why it cannot be read. */
export function readSource(
  path: string,
  label: string,
  onRead: OnRead = () => undefined,
): Staged<SourceFile> {
  const at = { file: label, line: 1, column: 1 };
  const found = readBytes(path);
  switch (found.kind) {
    case "bytes":
      onRead(path, found.bytes);
      return { value: { file: label, bytes: found.bytes }, diagnostics: [] };
    case "missing":
      return failed(diagnostic("file-missing", {}, at));
    case "folder": {
      const detail =
        "it is a folder, with neither a catalogue.json nor an openapi.json or openapi.yaml in it";
      return failed(diagnostic("file-unreadable", { detail }, at));
    }
    case "unreadable":
      return failed(diagnostic("file-unreadable", { detail: found.detail }, at));
  }
}

/** The content of a path, or why it has none: alternatives by `kind`. */
export type FoundBytes =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "missing" }
  | { readonly kind: "folder" }
  | { readonly kind: "unreadable"; readonly detail: string };

/** Reads a regular file of at most {@link MAX_FILE_BYTES}. */
export function readBytes(path: string): FoundBytes {
  try {
    const stats = statsAt(path);
    if (!stats) return { kind: "missing" };
    if (stats.isDirectory()) return { kind: "folder" };
    const detail = obstacleIn(stats);
    if (detail !== undefined) return { kind: "unreadable", detail };
    return { kind: "bytes", bytes: readFileSync(path) };
  } catch (error) {
    return { kind: "unreadable", detail: systemReason(error) };
  }
}

/** The largest file that is read, in bytes. The largest published specs have 13 MB. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;

/** Why a file is not read; undefined if it is. Reading a pipe or a device may never end. */
function obstacleIn(stats: Stats): string | undefined {
  if (!stats.isFile()) return "it is a pipe or a device, not a regular file";
  return stats.size > MAX_FILE_BYTES
    ? `it has ${Math.ceil(stats.size / (1024 * 1024))} MiB, and the largest file that is read has 256 MiB`
    : undefined;
}

function failed(found: Diagnostic): Staged<SourceFile> {
  return { value: undefined, diagnostics: [found] };
}

/** The system's reason for a failed file operation, without the path. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message.replace(/^\w+: /, "").replace(/, \w+(?: '.*)?$/s, "");
}
