import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { runInProcess } from "../generator/support/in-process.js";
import { runCompiler } from "../generator/support/tsc.js";

/** The folder of the package. */
export const PACKAGE = fileURLToPath(new URL("../../", import.meta.url));

/** `file line code` of every error that the compiler has. */
export function compilerErrors(config: string): readonly string[] {
  return runCompiler(PACKAGE, "-p", config)
    .split("\n")
    .filter((line) => line.includes("error TS"))
    .map((line) => line.replace(/^(?:.*\/)?([^/]+)\((\d+),\d+\): error (TS\d+).*$/, "$1 $2 $3"));
}

const DIRECTIVE = /^\s*\/\/ @ts-expect-error (?<code>TS\d+): /;

/** Code without the comments that expect errors, and these errors as the compiler reports them. */
export function withoutDirectives(
  file: string,
  text: string,
): { readonly text: string; readonly expected: readonly string[] } {
  const lines = text.split("\n");
  const expected = lines.flatMap((line, index) => {
    const code = DIRECTIVE.exec(line)?.groups?.["code"];
    return code === undefined ? [] : [`${file} ${index + 2} ${code}`];
  });
  // A line more or less would move the errors.
  const bare = lines.map((line) => (DIRECTIVE.test(line) ? "//" : line));
  return { text: bare.join("\n"), expected };
}

/** Copies a project of this folder to another folder, and generates the code that it imports. */
export async function copyProject(
  name: string,
  folder: string,
  ...args: readonly string[]
): Promise<void> {
  const here = join(PACKAGE, "test/consumer");
  cpSync(join(here, name), folder, { recursive: true });
  cpSync(join(here, "ok-types.ts"), join(folder, "ok-types.ts"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const { code, err } = await runInProcess(folder, ["generate", ...args]);
  if (code !== 0) throw new Error(err);
}

/** Expects that a project compiles, and that a file of it has exactly the errors that its comments expect. Returns their number. */
export function expectErrors(folder: string, file: string): number {
  const config = join(folder, "tsconfig.json");
  expect(compilerErrors(config)).toEqual([]);
  const { text, expected } = withoutDirectives(file, readFileSync(join(folder, file), "utf8"));
  writeFileSync(join(folder, file), text);
  expect(compilerErrors(config).toSorted()).toEqual(expected.toSorted());
  return expected.length;
}
