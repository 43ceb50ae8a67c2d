import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ImportExtension } from "../../../generator/emit/output.js";
import { REPOSITORY } from "./places.js";

/** Runs the compiler in a folder. Returns what it prints. */
export function runCompiler(folder: string, ...args: readonly string[]): string {
  const tsc = join(REPOSITORY, "node_modules", "typescript", "bin", "tsc");
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [tsc, ...args, "--pretty", "false"],
    { cwd: folder, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
  );
  if (error) throw error;
  return stdout + stderr;
}

/** The lines of the files in a folder at which the compiler finds errors, as `FILE:LINE`. */
export function errorLines(folder: string, ...args: readonly string[]): readonly string[] {
  const found = runCompiler(folder, ...args).matchAll(/^([^(\n]+)\((\d+),\d+\): error/gm);
  return [...new Set(Array.from(found, ([, file, line]) => `${file}:${line}`))].toSorted();
}

/** What generated code has to bear, wherever it is put. */
const STRICT = {
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  types: [],
  noEmit: true,
  declaration: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noUnusedLocals: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  isolatedDeclarations: true,
  isolatedModules: true,
  erasableSyntaxOnly: true,
  skipLibCheck: false,
};

/** The package, whose test wiki the stub of a catalogue imports. Other code imports it if the runtime is not copied. */
const PATHS = {
  "paramsmith/wiki": [join(REPOSITORY, "dist/templates/wiki/index.d.ts")],
  "paramsmith/*": [join(REPOSITORY, "dist/templates/runtime/*.d.ts")],
};

const RESOLUTION: Readonly<Record<ImportExtension, object>> = {
  ".js": { module: "nodenext" },
  ".ts": { module: "nodenext", allowImportingTsExtensions: true },
  "": { module: "esnext", moduleResolution: "bundler" },
};

/** Type-checks every TypeScript file of a folder as a project of its own; what the compiler says, empty where all is well. */
export function typeErrors(folder: string, extension: ImportExtension = ".js"): string {
  const compilerOptions = { ...STRICT, ...RESOLUTION[extension], paths: PATHS };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  return runCompiler(folder, "-p", folder);
}
