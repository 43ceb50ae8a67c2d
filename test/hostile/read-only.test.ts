import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { isAvailable } from "../availability.js";
import { COMMAND } from "../generator/support/cli.js";
import type { Run } from "../generator/support/cli.js";
import { snapshot } from "../generator/support/files.js";
import { REPOSITORY } from "../generator/support/places.js";
import { fill, SPECS, tornFiles, withoutWork } from "./projects.js";

/** The user without rights, on most systems. */
const NOBODY = 65_534;

const IS_ROOT = process.getuid?.() === 0;

/** Runs the command as somebody whom modes bind. */
function asNobody(cwd: string, ...words: readonly string[]): Run {
  const user = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    cwd,
    encoding: "utf8",
    ...user,
  });
  expect(stdout + stderr).not.toMatch(/^\s+at .*:\d+|node:internal|\bis a bug\b/m);
  return { code: status, out: stdout, err: stderr };
}

/** Whether nobody can read the package at all: where it is in the home of root, it cannot. */
const CAN_RUN =
  process.platform !== "win32" &&
  spawnSync(process.execPath, [COMMAND, "--version"], {
    cwd: "/tmp",
    ...(IS_ROOT && { uid: NOBODY, gid: NOBODY }),
  }).status === 0;
const NEED = `a user without rights who can run ${REPOSITORY}`;

function own(path: string): void {
  if (IS_ROOT) chownSync(path, NOBODY, NOBODY);
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) own(join(path, name));
}

/** A generated project of nobody's, then with new specs. */
function changedProject(): string {
  const folder = mkdtempSync(join("/tmp", "paramsmith-test-"));
  onTestFinished(() => {
    spawnSync("chmod", ["-R", "u+rwX", folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  fill(folder, SPECS.old);
  own(folder);
  expect(asNobody(folder, "generate")).toMatchObject({ code: 0, err: "" });
  fill(folder, SPECS.new);
  rmSync(join(folder, "towns.json"));
  own(folder);
  return folder;
}

function refuses(folder: string, reason: string): void {
  const before = snapshot(join(folder, "out"));
  expect(asNobody(folder, "generate")).toEqual({
    code: 2,
    out: "",
    err: expect.stringContaining(`out cannot be written: ${reason}\n`),
  });
  expect(snapshot(join(folder, "out"))).toEqual(before);
}

describe.runIf(isAvailable(CAN_RUN, NEED))("without the right to write", () => {
  it("leaves a folder that cannot be written as it was, and compares with it", () => {
    const folder = changedProject();
    chmodSync(join(folder, "out"), 0o555);
    refuses(folder, "permission denied");
    expect(asNobody(folder, "check").code).toBe(1);
    chmodSync(join(folder, "out"), 0o755);
    expect(asNobody(folder, "generate").code).toBe(0);
    expect(asNobody(folder, "check").code).toBe(0);
  });

  it("leaves each file old or new where files of one folder cannot be deleted", () => {
    const folder = changedProject();
    const out = join(folder, "out");
    const before = snapshot(out);
    chmodSync(join(out, "towns"), 0o555);
    const { code, err } = asNobody(folder, "generate");
    expect(code).toBe(2);
    expect(err).toContain("out cannot be written: permission denied\n");
    const left = withoutWork(out);
    chmodSync(join(out, "towns"), 0o755);
    expect(asNobody(folder, "generate")).toMatchObject({ code: 0, err: "" });
    expect(tornFiles(left, before, snapshot(out))).toEqual([]);
    expect(withoutWork(out)).toEqual(snapshot(out));
  });

  it("leaves all as it was where one folder of it cannot be written", () => {
    for (const name of ["wiki", "runtime"]) {
      const folder = changedProject();
      chmodSync(join(folder, "out", name), 0o555);
      refuses(folder, "permission denied");
    }
  });

  it("leaves all as it was where one folder of it cannot be entered, and takes nothing there for gone", () => {
    const folder = changedProject();
    const closed = join(folder, "out", "wiki");
    const before = snapshot(join(folder, "out"));
    chmodSync(closed, 0o000);
    expect(asNobody(folder, "generate")).toMatchObject({ code: 2 });
    chmodSync(closed, 0o755);
    expect(snapshot(join(folder, "out"))).toEqual(before);
  });

  it("replaces a file that cannot be written, since the folder can", () => {
    const folder = changedProject();
    chmodSync(join(folder, "out", "wiki", "index.ts"), 0o444);
    expect(asNobody(folder, "generate")).toMatchObject({ code: 0, err: "" });
    expect(asNobody(folder, "check").code).toBe(0);
  });

  it("says so where the target cannot be made, is a file, or a link that leads nowhere", () => {
    const folder = changedProject();
    const target = (out: string): Run =>
      asNobody(folder, "generate", "--spec", "wiki.json", "--out", out);
    writeFileSync(join(folder, "file"), "mine");
    symlinkSync(join(folder, "nothing"), join(folder, "link"));
    chmodSync(folder, 0o555);
    const before = snapshot(join(folder, "out"));
    expect(target("new/er")).toMatchObject({
      code: 2,
      err: expect.stringContaining("new/er cannot be written: permission denied"),
    });
    expect(target("file")).toMatchObject({
      code: 2,
      err: expect.stringContaining("file cannot be written: not a directory"),
    });
    expect(target("link")).toMatchObject({
      code: 2,
      err: expect.stringContaining("link cannot be written: file already exists"),
    });
    expect(snapshot(join(folder, "out"))).toEqual(before);
  });
});
