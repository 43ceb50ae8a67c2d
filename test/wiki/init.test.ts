import { execFile } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { COMMAND } from "../generator/support/cli.js";
import { REPOSITORY, scratchFolder } from "../generator/support/places.js";
import { useWiki } from "./server.ts";

const run = promisify(execFile);

const wiki = useWiki();

/** A folder in which the package is installed. */
function projectFolder(): string {
  const folder = scratchFolder();
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(REPOSITORY, join(folder, "node_modules", "paramsmith"), "junction");
  return folder;
}

async function paramsmith(cwd: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [COMMAND, ...words], { cwd });
  return stdout;
}

it("init sets up a project for a real wiki, and its first program runs", async () => {
  const folder = projectFolder();
  const written = await paramsmith(folder, "init", wiki().endpoint, "--yes");
  expect(written).toMatch(/^Wrote \d files for MediaWiki 1\.\d+\.\d+ \(\d+ modules\):$/m);
  expect(written).toContain("  1. Generate src/api: npx paramsmith generate");
  expect(await paramsmith(folder, "generate")).toMatch(/^Wrote src\/api: \d+ files/);
  expect(await paramsmith(folder, "check")).toContain("Everything is up to date.");
  await build({
    entryPoints: [join(folder, "src", "first-request.ts")],
    outfile: join(folder, "first.mjs"),
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "silent",
  });
  const { stdout, stderr } = await run(process.execPath, ["first.mjs"], { cwd: folder });
  expect(stderr).toBe("");
  expect(stdout).toContain("Main Page");
});
