import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OutputFile } from "../../../generator/emit/output.js";
import { writeFiles } from "../support/files.js";
import { runCompiler } from "../support/tsc.js";

const OPTIONS = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "nodenext",
  types: [],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
};

/** What the compiler says of files, by path; a file without an entry compiles. One run, whatever the number of files. */
export function compilerErrors(
  files: readonly OutputFile[],
): ReadonlyMap<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-proof-"));
  try {
    writeFiles(folder, files);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    return compileFolder(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compiles the consumers in a folder, whose configuration is written there. */
export function compileFolder(
  folder: string,
  options: object = {},
): ReadonlyMap<string, readonly string[]> {
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...OPTIONS, ...options }, include: ["consumers"] }),
  );
  return errorsByFile(runCompiler(folder, "-p", folder));
}

function errorsByFile(output: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const line of output.split("\n")) {
    const { file, text } =
      /^(?<file>[^ (][^(]*)\(\d+,\d+\): error (?<text>.*)$/.exec(line)?.groups ?? {};
    if (file === undefined || text === undefined) {
      if (line.startsWith("error")) throw new Error(line);
      continue;
    }
    found.set(file, [...(found.get(file) ?? []), text]);
  }
  return found;
}
