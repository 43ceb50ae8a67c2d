import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "vitest";
import { REPOSITORY } from "./places.js";

/** What `bin` of the package names. */
export const COMMAND = join(REPOSITORY, "dist", "generator", "cli", "main.js");

/** How a run of the command ended. */
export interface Run {
  readonly code: number | null;
  /** Standard output. */
  readonly out: string;
  /** Standard error. */
  readonly err: string;
}

/** Runs the command in a folder, as a shell would; whatever happens, there is no stack trace. */
export function paramsmith(cwd: string, ...words: readonly string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    cwd,
    encoding: "utf8",
  });
  expect(stdout + stderr).not.toMatch(/^\s+at .*:\d+|node:internal|\bis a bug\b/m);
  return { code: status, out: stdout, err: stderr };
}
