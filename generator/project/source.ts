import { readdirSync } from "node:fs";
import { join } from "node:path";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import type { SourceFile } from "../spec/source/source-file.js";
import { readBytes, statsAt } from "../base/regular-file.js";

/** A callback for each file that is read, with its absolute path. */
export type OnRead = (path: string, bytes: Uint8Array) => void;

/** The files as they were read last, by path and label. */
const lastRead = new Map<string, SourceFile>();

/**
 * Reads a file, or reports why it cannot be read. An unchanged file is the same object again, so that
 * it is parsed once, although several specs or runs of a watching command read it.
 */
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
      return { value: sourceFile(path, label, found.bytes), diagnostics: [] };
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

function sourceFile(path: string, label: string, bytes: Uint8Array): SourceFile {
  const key = JSON.stringify([path, label]);
  const before = lastRead.get(key);
  if (before && Buffer.compare(before.bytes, bytes) === 0) return before;
  const source = { file: label, bytes };
  lastRead.set(key, source);
  return source;
}

function failed(found: Diagnostic): Staged<SourceFile> {
  return { value: undefined, diagnostics: [found] };
}

/** The sorted names of the JSON files in a folder; empty if the folder is missing. */
export function jsonFiles(folder: string): readonly string[] {
  return statsAt(folder)?.isDirectory()
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".json"))
        .toSorted()
    : [];
}

/** The files of the inputs. Of a folder, every JSON file is included. */
export function sourcesIn(inputs: readonly string[]): readonly string[] {
  return inputs.flatMap((input) =>
    statsAt(input)?.isDirectory() ? jsonFiles(input).map((name) => join(input, name)) : [input],
  );
}
