import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { paramsmith } from "../generator/support/cli.js";
import { snapshot } from "../generator/support/files.js";
import { scratchFolder } from "../generator/support/places.js";
import { fill, MINE, projectOf, SPECS, tornFiles, withoutWork } from "./projects.js";
import { isAvailable } from "../availability.js";

/** Bytes in a page of a tmpfs, the least that a file takes. */
const PAGE = 4096;

function mount(folder: string, size: number): boolean {
  mkdirSync(folder, { recursive: true });
  const options = ["-t", "tmpfs", "-o", `size=${size}`, "none", folder];
  return spawnSync("mount", options).status === 0;
}

function unmount(folder: string): void {
  spawnSync("umount", ["-l", folder]);
}

const CAN_MOUNT = ((): boolean => {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const folder = join("/tmp", `paramsmith-mount-${process.pid}`);
  const isMounted = mount(folder, PAGE * 4);
  if (isMounted) unmount(folder);
  rmSync(folder, { recursive: true, force: true });
  return isMounted;
})();
const SMALL_DISKS = "root on Linux, who may mount a small disk";

/** A disk of its own below a project, with room for a little. */
function smallDisk(folder: string, size = 64 * 1024 * 1024): void {
  expect(mount(folder, size)).toBe(true);
  onTestFinished(() => unmount(folder));
}

/** Leaves so many pages free, and gives what frees the rest again. */
function fillUp(folder: string, pages: number): () => void {
  const ballast = join(folder, "..ballast");
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - pages * PAGE)));
  return () => rmSync(ballast, { force: true });
}

const FULL =
  /^error\[out-unwritable\]: out cannot be written: no space left on device\n {2}help: .*free disk space.*\n$/;

/** Free pages that are tried: from none to enough. */
const STEPS = process.env["PARAMSMITH_HOSTILE"] === "whole" ? 1 : 29;

describe.runIf(isAvailable(CAN_MOUNT, SMALL_DISKS))("a full disk", () => {
  it(
    "leaves the old files, says so, and lets the next run work once there is room",
    { timeout: 3_600_000 },
    () => {
      const project = projectOf(SPECS.old);
      const out = join(project, "out");
      smallDisk(out);
      expect(paramsmith(project, "generate").code).toBe(0);
      fill(out, MINE);
      const kept = scratchFolder();
      cpSync(out, kept, { recursive: true });
      const before = snapshot(out);
      fill(project, SPECS.new);
      rmSync(join(project, "towns.json"));
      let failed = 0;
      for (let pages = 0; ; pages += STEPS) {
        const free = fillUp(out, pages);
        const { code, err } = paramsmith(project, "generate");
        free();
        if (code === 0) break;
        failed += 1;
        expect({ code, err }, `${pages} pages`).toEqual({
          code: 2,
          err: expect.stringMatching(FULL),
        });
        expect(snapshot(out), `${pages} pages`).toEqual(before);
      }
      expect(failed).toBeGreaterThan(1);
      const after = snapshot(out);
      rmSync(join(out, "wiki"), { recursive: true });
      cpSync(kept, out, { recursive: true, force: true });
      rmSync(join(out, "again"), { recursive: true });
      expect(paramsmith(project, "generate").code).toBe(0);
      expect(snapshot(out)).toEqual(after);
    },
  );

  it("is no hindrance where only the cache is on it", () => {
    const project = projectOf(SPECS.old);
    const modules = join(project, "node_modules");
    smallDisk(modules);
    const free = fillUp(modules, 0);
    expect(paramsmith(project, "generate")).toMatchObject({ code: 0, err: "" });
    free();
    expect(snapshot(join(project, "out"))).toHaveProperty("wiki/a.ts");
    expect(paramsmith(project, "generate")).toMatchObject({ code: 0, err: "" });
    expect(Object.keys(snapshot(modules)).filter((path) => path.includes(".json."))).toEqual([]);
  });
});

describe.runIf(isAvailable(CAN_MOUNT, SMALL_DISKS))("other disks", () => {
  it("writes to a folder among the files that is on another disk", () => {
    const project = projectOf(SPECS.old);
    const out = join(project, "out");
    const plain = projectOf(SPECS.old);
    expect(paramsmith(plain, "generate").code).toBe(0);
    smallDisk(join(out, "wiki"));
    expect(paramsmith(project, "generate")).toMatchObject({ code: 0, err: "" });
    expect(snapshot(out)).toEqual(snapshot(join(plain, "out")));
  });

  it("leaves all as it was on a disk that cannot be written, and has nothing to do there where nothing changes", () => {
    const project = projectOf(SPECS.old);
    const out = join(project, "out");
    smallDisk(out);
    expect(paramsmith(project, "generate").code).toBe(0);
    const before = snapshot(out);
    expect(spawnSync("mount", ["-o", "remount,ro", out]).status).toBe(0);
    expect(paramsmith(project, "generate").code).toBe(0);
    rmSync(join(project, "node_modules"), { recursive: true });
    expect(paramsmith(project, "generate")).toMatchObject({ code: 0, err: "" });
    fill(project, SPECS.new);
    expect(paramsmith(project, "check").code).toBe(1);
    const { code, err } = paramsmith(project, "generate");
    expect(code).toBe(2);
    expect(err).toContain("out cannot be written: read-only file system");
    expect(snapshot(out)).toEqual(before);
  });
});

const CAN_CHANGE_ATTRIBUTES =
  CAN_MOUNT &&
  ((): boolean => {
    const file = join("/tmp", `paramsmith-chattr-${process.pid}`);
    writeFileSync(file, "");
    const isChanged = spawnSync("chattr", ["+i", file]).status === 0;
    spawnSync("chattr", ["-i", file]);
    rmSync(file);
    return isChanged;
  })();

it.runIf(isAvailable(CAN_CHANGE_ATTRIBUTES, "root and chattr"))(
  "leaves each file old or new where one file cannot be replaced, and the next run completes it",
  () => {
    const project = projectOf(SPECS.old);
    const out = join(project, "out");
    expect(paramsmith(project, "generate").code).toBe(0);
    const before = snapshot(out);
    fill(project, SPECS.new);
    const fixed = join(out, "wiki", "index.ts");
    expect(spawnSync("chattr", ["+i", fixed]).status).toBe(0);
    onTestFinished(() => void spawnSync("chattr", ["-i", fixed]));
    const { code, err } = paramsmith(project, "generate");
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining("out cannot be written: operation not permitted"),
    });
    const left = withoutWork(out);
    spawnSync("chattr", ["-i", fixed]);
    expect(paramsmith(project, "generate").code).toBe(0);
    expect(existsSync(join(out, "again", "index.ts"))).toBe(true);
    expect(tornFiles(left, before, snapshot(out))).toEqual([]);
    expect(withoutWork(out)).toEqual(snapshot(out));
  },
);
