/** Runs the built command, for tests of pages. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

export const ROOT = join(import.meta.dirname, "../..");

/** The built command line. */
export const COMMAND = join(ROOT, "dist/generator/cli/main.js");

/** Throws if the repository is not built. */
export function expectBuild(): void {
  if (!existsSync(COMMAND)) throw new Error("dist/ does not exist; run: npm run build");
}

/** The output of Node, run from the root of the repository. The colours do not depend on the caller's environment. */
export function runNode(args: readonly string[]): string {
  const { FORCE_COLOR: _, NO_COLOR: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env,
    encoding: "utf8",
  });
  expect(stderr, `node ${args.join(" ")}`).toBe("");
  expect(status).toBe(0);
  return stdout;
}
