import { execFileSync, spawnSync } from "node:child_process";
import type { SpawnSyncOptions } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isPosix } from "../../availability.js";
import { COMMAND } from "../support/cli.js";
import { scratchFolder } from "../support/places.js";
import { catalogue, module } from "../support/specs.js";

const GOOD = JSON.stringify(catalogue(module("a")));
const NO_SERVER = "http://127.0.0.1:9/api.php";
const SPEC = ["--spec", "good.json"];

/** The arguments that make a command read a file. */
const READERS: Readonly<Record<string, (file: string) => readonly string[]>> = {
  validate: (file) => ["validate", file],
  "generate --spec": (file) => ["generate", "--spec", file, "--out", "out"],
  "generate --config": (file) => ["generate", "--config", file],
  "check --spec": (file) => ["check", "--spec", file, "--out", "out"],
  diff: (file) => ["diff", "good.json", file],
  matrix: (file) => ["matrix", "good.json", file],
  inspect: (file) => ["inspect", "--spec", file, "action=query"],
  "inspect --response": (file) => ["inspect", ...SPEC, "--response", file, "action=query"],
  "inspect --exchanges": (file) => ["inspect", ...SPEC, "--exchanges", file],
  "serve --spec": (file) => ["serve", "--port", "0", "--spec", file],
  "serve --data": (file) => ["serve", "--port", "0", ...SPEC, "--data", file],
  "serve --replay": (file) => ["serve", "--port", "0", ...SPEC, "--replay", file],
  learn: (file) => ["learn", file, "--out", "out"],
  "learn --cookie-file": (file) => ["learn", NO_SERVER, "--cookie-file", file],
  "learn --scenario": (file) => ["learn", NO_SERVER, "--scenario", file],
  "pull --list": (file) => ["pull", "--list", file],
};

/** Runs a command, which is ended if it reads without end: then it has no exit code. */
function run(
  cwd: string,
  argv: readonly string[],
  options: Pick<SpawnSyncOptions, "input" | "env"> = {},
): { readonly code: number | null; readonly stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...argv], {
    ...options,
    cwd,
    encoding: "utf8",
    timeout: 30_000,
    stdio: ["pipe", "ignore", "pipe"],
  });
  return { code: status, stderr };
}

function project(): string {
  const folder = scratchFolder();
  writeFileSync(join(folder, "good.json"), GOOD);
  execFileSync("mkfifo", [join(folder, "pipe")]);
  return folder;
}

describe.runIf(isPosix())("a pipe or a device is refused", () => {
  it.each(Object.entries(READERS))("%s", (_name, argv) => {
    const { code, stderr } = run(project(), argv("pipe"));
    expect(stderr).toContain("it is a pipe or a device, not a regular file");
    expect(code).toBe(2);
  });

  it("as results and corrections of learn", () => {
    for (const name of ["corrections.json", "allpages.json"]) {
      const folder = project();
      mkdirSync(join(folder, "out", "results"), { recursive: true });
      writeFileSync(join(folder, "out", "catalogue.json"), GOOD);
      writeFileSync(
        join(folder, "recorded.jsonl"),
        `${JSON.stringify({ request: "action=a", response: { batchcomplete: true } })}\n`,
      );
      execFileSync("mkfifo", [join(folder, "out", "results", name)]);
      const { code, stderr } = run(folder, ["learn", "recorded.jsonl", "--out", "out"]);
      expect(stderr).toContain("it is a pipe or a device, not a regular file");
      expect(code).toBe(2);
    }
  });

  it("as the lock of a killed run", () => {
    const folder = project();
    mkdirSync(join(folder, "out"));
    execFileSync("mkfifo", [join(folder, "out", ".paramsmith-lock")]);
    const argv = ["generate", "--spec", "good.json", "--out", "out", "--targets", "requests"];
    expect(run(folder, argv)).toEqual({ code: 0, stderr: "" });
  });

  it("as the cassette of a recording", () => {
    const argv = ["serve", "--port", "0", ...SPEC, "--record", NO_SERVER, "--cassette", "pipe"];
    const { code, stderr } = run(project(), argv);
    expect(stderr).toContain("pipe");
    expect(code).toBe(2);
  });
});

describe("standard input", () => {
  it("has at most the size of files", () => {
    const argv = ["inspect", ...SPEC, "--response", "-", "action=query"];
    const { code, stderr } = run(project(), argv, {
      input: " ".repeat(1024 * 1024 + 1),
      env: { ...process.env, PARAMSMITH_MAX_FILE_MIB: "1" },
    });
    expect(stderr).toContain("it is larger than 1 MiB (PARAMSMITH_MAX_FILE_MIB)");
    expect(code).toBe(2);
  });
});
