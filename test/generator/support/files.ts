import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutputFile } from "../../../generator/emit/output.js";

/** Writes files below a folder. */
export function writeFiles(folder: string, files: readonly OutputFile[]): void {
  for (const { path, text } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** A generated file without the comment that spares compilers the check of types and data. */
export function checkedFile(file: OutputFile): OutputFile {
  return { ...file, text: file.text.replace(/^\/\/ @ts-nocheck -- spares .*\n/m, "") };
}

/** Every path below a folder with its bytes, folders included; to see whether anything at all has changed. */
export function snapshot(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  return Object.fromEntries(
    paths.map((path) => {
      const entry = join(folder, path);
      return [path, statSync(entry).isDirectory() ? "a folder" : readFileSync(entry, "latin1")];
    }),
  );
}
