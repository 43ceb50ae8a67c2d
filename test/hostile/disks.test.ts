/** `generate` on disks and in folders of a real system that refuse what it does. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { isAvailable } from "../availability.js";
import { COMMAND, paramsmith } from "../generator/support/cli.js";
import type { Run } from "../generator/support/cli.js";
import { snapshot } from "../generator/support/files.js";
import { REPOSITORY } from "../generator/support/places.js";
import { fill, MINE, projectOf, SPECS, tornFiles, withoutWork } from "./projects.js";

type Command = (cwd: string, ...words: readonly string[]) => Run;

/** What stands in the way of a run, between one that makes the old files and one that works. */
interface Hindrance {
  /** The folder of the project that is a small disk. */
  readonly disk?: string;
  /** Returns what ends it. */
  readonly begin: (project: string) => () => void;
  /** Undefined if the run works. */
  readonly reason?: string;
  /** Files are the old or the new ones; otherwise, all are the old ones. */
  readonly isMixed?: boolean;
}

/** Bytes in a page of a tmpfs, the least that a file takes. */
const PAGE = 4096;
const IS_ROOT = process.getuid?.() === 0;

function mount(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  return spawnSync("mount", ["-t", "tmpfs", "-o", "size=64m", "none", folder]).status === 0;
}

const CAN_MOUNT = ((): boolean => {
  if (process.platform !== "linux" || !IS_ROOT) return false;
  const folder = join("/tmp", `paramsmith-mount-${process.pid}`);
  const isMounted = mount(folder);
  if (isMounted) spawnSync("umount", ["-l", folder]);
  rmSync(folder, { recursive: true, force: true });
  return isMounted;
})();

const CAN_CHANGE_ATTRIBUTES = ((): boolean => {
  if (!CAN_MOUNT) return false;
  const file = join("/tmp", `paramsmith-chattr-${process.pid}`);
  writeFileSync(file, "");
  const isChanged = spawnSync("chattr", ["+i", file]).status === 0;
  spawnSync("chattr", ["-i", file]);
  rmSync(file);
  return isChanged;
})();

/** Leaves so many pages of a small disk free. */
function full(path: string, pages: number): Hindrance["begin"] {
  return (project) => {
    const ballast = join(project, path, "..ballast");
    const { bavail, bsize } = statfsSync(join(project, path));
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - pages * PAGE)));
    return () => rmSync(ballast, { force: true });
  };
}

function readOnly(project: string): () => void {
  const out = join(project, "out");
  expect(spawnSync("mount", ["-o", "remount,ro", out]).status).toBe(0);
  return () => void spawnSync("mount", ["-o", "remount,rw", out]);
}

function immutable(path: string): Hindrance["begin"] {
  return (project) => {
    expect(spawnSync("chattr", ["+i", join(project, path)]).status).toBe(0);
    return () => void spawnSync("chattr", ["-i", join(project, path)]);
  };
}

function mode(path: string, bits: number): Hindrance["begin"] {
  return (project) => {
    const before = statSync(join(project, path)).mode;
    chmodSync(join(project, path), bits);
    return () => chmodSync(join(project, path), before);
  };
}

const NO_SPACE = "no space left on device";
const DENIED = "permission denied";

const ON_DISKS: Readonly<Record<string, Hindrance>> = {
  "a full disk": { disk: "out", begin: full("out", 0), reason: NO_SPACE },
  "a disk with room for some files": { disk: "out", begin: full("out", 29), reason: NO_SPACE },
  "a full disk with the cache alone": { disk: "node_modules", begin: full("node_modules", 0) },
  "another disk among the files": { disk: "out/wiki", begin: () => () => {} },
  "a disk that cannot be written": {
    disk: "out",
    begin: readOnly,
    reason: "read-only file system",
  },
  "a disk that cannot be written where nothing changes": {
    disk: "out",
    begin: (project) => {
      fill(project, SPECS.old);
      rmSync(join(project, "node_modules", ".cache"), { recursive: true });
      return readOnly(project);
    },
  },
};

const IN_FOLDERS: Readonly<Record<string, Hindrance>> = {
  "a folder that cannot be written": { begin: mode("out", 0o555), reason: DENIED },
  "a folder in it that cannot be written": { begin: mode("out/wiki", 0o555), reason: DENIED },
  "a runtime that cannot be written": { begin: mode("out/runtime", 0o555), reason: DENIED },
  "a folder in it that cannot be entered": { begin: mode("out/wiki", 0), reason: DENIED },
  "a folder whose files cannot be deleted": {
    begin: mode("out/towns", 0o555),
    reason: DENIED,
    isMixed: true,
  },
  "a file that cannot be written in a folder that can": { begin: mode("out/wiki/index.ts", 0o444) },
};

/** A generated project, then with new specs. */
function changedProject(run: Command, disk?: string): string {
  const project = projectOf(SPECS.old);
  if (disk !== undefined) {
    expect(mount(join(project, disk))).toBe(true);
    onTestFinished(() => void spawnSync("umount", ["-l", join(project, disk)]));
  }
  own(project);
  expect(run(project, "generate")).toMatchObject({ code: 0, err: "" });
  fill(join(project, "out"), MINE);
  fill(project, SPECS.new);
  rmSync(join(project, "towns.json"));
  own(project);
  return project;
}

function hinder(run: Command, { disk, begin, reason, isMixed = false }: Hindrance): void {
  const project = changedProject(run, disk);
  const out = join(project, "out");
  const before = snapshot(out);
  const end = begin(project);
  const { code, err } = run(project, "generate");
  end();
  const left = withoutWork(out);
  if (reason === undefined) expect({ code, err }).toEqual({ code: 0, err: "" });
  else expect(code).toBe(2);
  if (reason !== undefined) expect(err).toContain(`out cannot be written: ${reason}\n  help: `);
  if (reason !== undefined && !isMixed) expect(left).toEqual(before);
  fill(project, SPECS.new);
  expect(run(project, "generate")).toMatchObject({ code: 0, err: "" });
  expect(run(project, "check").code).toBe(0);
  const after = snapshot(out);
  expect(after).toHaveProperty("again/index.ts");
  expect(tornFiles(left, before, after)).toEqual([]);
  expect(withoutWork(out)).toEqual(after);
  // The cache has no files that are half written.
  const cached = Object.keys(snapshot(join(project, "node_modules")));
  expect(cached.filter((path) => path.includes(".json."))).toEqual([]);
}

describe.runIf(isAvailable(CAN_MOUNT, "root on Linux, who may mount a small disk"))(
  "generate leaves each file old or new, and the next run works, on",
  () => {
    it.each(Object.entries(ON_DISKS))("%s", (_, hindrance) => hinder(paramsmith, hindrance));
  },
);

it.runIf(isAvailable(CAN_CHANGE_ATTRIBUTES, "root and chattr"))(
  "generate leaves each file old or new, and the next run works, with a file that cannot be replaced",
  () =>
    hinder(paramsmith, {
      begin: immutable("out/wiki/index.ts"),
      reason: "operation not permitted",
      isMixed: true,
    }),
);

/** The user without rights, on most systems. */
const NOBODY = 65_534;
const AS_NOBODY = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};

/** Runs the command as somebody whom modes bind. */
function asNobody(cwd: string, ...words: readonly string[]): Run {
  const options = { cwd, encoding: "utf8", ...AS_NOBODY } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], options);
  expect(stdout + stderr).not.toMatch(/^\s+at .*:\d+|node:internal|\bis a bug\b/m);
  return { code: status, out: stdout, err: stderr };
}

/** Whether nobody can read the package at all: in the home of root, nobody can. */
const CAN_RUN =
  process.platform !== "win32" &&
  spawnSync(process.execPath, [COMMAND, "--version"], { cwd: "/tmp", ...AS_NOBODY }).status === 0;

/** Gives a folder to nobody. */
function own(path: string): void {
  if (!IS_ROOT) return;
  chownSync(path, NOBODY, NOBODY);
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) own(join(path, name));
}

describe.runIf(isAvailable(CAN_RUN, `a user without rights who can run ${REPOSITORY}`))(
  "generate without rights leaves each file old or new, and the next run works, with",
  () => {
    it.each(Object.entries(IN_FOLDERS))("%s", (_, hindrance) => hinder(asNobody, hindrance));

    it("a target that cannot be made, is a file, or a link that leads nowhere", () => {
      const project = changedProject(asNobody);
      writeFileSync(join(project, "file"), "mine");
      symlinkSync(join(project, "nothing"), join(project, "link"));
      const before = snapshot(join(project, "out"));
      const end = mode(".", 0o555)(project);
      const errors = ["new/er", "file", "link"].map(
        (out) => asNobody(project, "generate", "--spec", "wiki.json", "--out", out).err,
      );
      end();
      expect(errors.map((each) => each.split("\n")[0])).toEqual([
        `error[out-unwritable]: new/er cannot be written: ${DENIED}`,
        "error[out-unwritable]: file cannot be written: not a directory",
        "error[out-unwritable]: link cannot be written: file already exists",
      ]);
      expect(snapshot(join(project, "out"))).toEqual(before);
    });
  },
);
