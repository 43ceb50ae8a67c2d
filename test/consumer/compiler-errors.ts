import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the package. */
export const PACKAGE = fileURLToPath(new URL("../../", import.meta.url));

/** `file line code` of every error that the compiler has. */
export async function compilerErrors(config: string): Promise<readonly string[]> {
  const tsc = join(PACKAGE, "node_modules/typescript/bin/tsc");
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [tsc, "--pretty", "false", "-p", config], (_failure, stdout) =>
      resolve(stdout),
    );
  });
  return output
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
