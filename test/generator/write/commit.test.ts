import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { MANIFEST, STAGING } from "../../../generator/project/changes.js";
import type { FileChange } from "../../../generator/project/changes.js";
import { commit, finishInterrupted, FolderBusyError } from "../../../generator/project/commit.js";
import { snapshot, writeFiles } from "../support/files.js";
import { interrupted } from "../support/interrupted.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";

const OLD = { [MANIFEST]: "old", "kept.ts": "old", "gone/deep/a.ts": "old", "mine.txt": "mine" };
const NEW = { [MANIFEST]: "new", "kept.ts": "new", "new/deep/b.ts": "new", "mine.txt": "mine" };
const CHANGES: readonly FileChange[] = [
  { kind: "delete", path: "gone/deep/a.ts", before: "old" },
  { kind: "update", path: "kept.ts", before: "old", text: "new" },
  { kind: "create", path: "new/deep/b.ts", text: "new" },
  { kind: "update", path: MANIFEST, before: "old", text: "new" },
];

/** A folder that holds these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = scratchFolder();
  writeFiles(
    folder,
    Object.entries(files).map(([path, text]) => ({ path, text })),
  );
  return folder;
}

/** The files of a folder, without its folders. */
function filesOf(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(snapshot(folder)).filter(([, text]) => text !== "a folder"),
  );
}

/** The files of a folder that are in their places. */
function filesOutsideStaging(folder: string): Readonly<Record<string, string>> {
  const files = Object.entries(filesOf(folder)).filter(([path]) => !path.startsWith(STAGING));
  return Object.fromEntries(files);
}

describe("committing changes", () => {
  it("brings them to disk and leaves nothing else behind", () => {
    const folder = folderOf(OLD);
    commit(folder, CHANGES);
    expect(snapshot(folder)).toEqual(snapshot(folderOf(NEW)));
  });

  it("makes the output folder", () => {
    const folder = join(scratchFolder(), "a", "b");
    commit(folder, [{ kind: "create", path: "c", text: "x" }]);
    expect(snapshot(folder)).toEqual({ c: "x" });
  });

  it("does nothing where nothing changes", () => {
    const folder = join(scratchFolder(), "a");
    commit(folder, []);
    expect(() => snapshot(folder)).toThrow("ENOENT");
  });

  it("keeps a folder that holds anything else", () => {
    const folder = folderOf({ ...OLD, "gone/deep/mine.txt": "mine" });
    commit(folder, CHANGES);
    expect(filesOf(folder)).toEqual({ ...NEW, "gone/deep/mine.txt": "mine" });
  });

  it("leaves everything as it was where a file stands in the way of a folder", () => {
    const folder = folderOf({ ...OLD, new: "a file" });
    const before = snapshot(folder);
    expect(() => commit(folder, CHANGES)).toThrow("ENOTDIR");
    expect(snapshot(folder)).toEqual(before);
  });

  it("leaves everything as it was where the output folder is a file, or in one", () => {
    const folder = folderOf({ out: "a file" });
    const before = snapshot(folder);
    expect(() => commit(join(folder, "out"), CHANGES)).toThrow();
    expect(() => commit(join(folder, "out", "below"), CHANGES)).toThrow();
    expect(snapshot(folder)).toEqual(before);
  });

  it("makes no folder of which nothing would come", () => {
    const folder = folderOf({ b: "a file" });
    const changes = ["a/x", "b/x"].map((path): FileChange => ({ kind: "create", path, text: "x" }));
    expect(() => commit(folder, changes)).toThrow("ENOTDIR");
    expect(snapshot(folder)).toEqual({ b: "a file" });
  });
});

describe("a run that is killed", () => {
  it("leaves the old or the new files after the next run, at whatever moment", () => {
    const outcomes = new Set<boolean>();
    let at = 0;
    for (; ; at += 1) {
      const folder = folderOf(OLD);
      const isFinished = interrupted({
        at,
        signal: "SIGKILL",
        run: "commit",
        args: [folder, CHANGES],
      });
      // The manifest is the last to change: whatever the folder holds is listed meanwhile.
      const { [MANIFEST]: manifest, ...others } = filesOutsideStaging(folder);
      if (manifest === "new") expect({ [MANIFEST]: manifest, ...others }).toEqual(NEW);
      finishInterrupted(folder);
      const files = filesOf(folder);
      expect([OLD, NEW], `killed at step ${at}`).toContainEqual(files);
      outcomes.add(isDeepStrictEqual(files, OLD));
      commit(
        folder,
        JSON.stringify(files) === JSON.stringify(filesOf(folderOf(OLD))) ? CHANGES : [],
      );
      expect(filesOf(folder)).toEqual(NEW);
      if (isFinished) break;
    }
    expect(at).toBeGreaterThan(12);
    expect(outcomes.size).toBe(2);
  });

  it("is brought to its end even where that is killed again, at whatever moment", () => {
    const half = halfDone();
    for (let at = 0; ; at += 1) {
      const folder = folderOf(half);
      const isFinished = interrupted({
        at,
        signal: "SIGKILL",
        run: "finishInterrupted",
        args: [folder],
      });
      finishInterrupted(folder);
      expect(filesOf(folder), `killed at step ${at}`).toEqual(NEW);
      if (isFinished) break;
    }
  });

  it("is not touched while it is alive", () => {
    const folder = folderOf({ ...OLD, [`${STAGING}/owner-${process.ppid}`]: "" });
    const before = snapshot(folder);
    finishInterrupted(folder);
    expect(() => commit(folder, CHANGES)).toThrow(FolderBusyError);
    expect(snapshot(folder)).toEqual(before);
  });

  it("by Ctrl-C ends at once before its first rename, and with the new files after it", () => {
    const left: object[] = [];
    for (let at = 0; ; at += 1) {
      const folder = folderOf(OLD);
      const isFinished = interrupted({
        at,
        signal: "SIGINT",
        run: "commit",
        args: [folder, CHANGES],
      });
      left.push(filesOf(folder));
      if (isFinished && at > 25) break;
    }
    const firstNew = left.findIndex((files) => isDeepStrictEqual(files, NEW));
    expect(firstNew).toBeGreaterThan(0);
    for (const files of left.slice(0, firstNew)) expect(files).toMatchObject(OLD);
    for (const files of left.slice(firstNew)) expect(files).toEqual(NEW);
  });
});

/** The files that a run leaves that is killed after its first rename into place. */
function halfDone(): Readonly<Record<string, string>> {
  for (let at = 0; ; at += 1) {
    const folder = folderOf(OLD);
    interrupted({ at, signal: "SIGKILL", run: "commit", args: [folder, CHANGES] });
    const files: Readonly<Record<string, string>> = { ...filesOf(folder) };
    if (files["kept.ts"] === "new") return files;
  }
}

const COMMIT = pathToFileURL(join(REPOSITORY, "dist", "generator", "project", "commit.js")).href;

/** Two processes that bring different texts to the same folder; exit code 7 where one finds the other at work. */
async function race(
  names: readonly string[],
): Promise<{ folder: string; codes: readonly unknown[] }> {
  const folder = scratchFolder();
  const script = `
    const { commit } = await import(${JSON.stringify(COMMIT)});
    const [out, text] = process.argv.slice(1);
    const changes = ${JSON.stringify(names)}.map((path) => ({ kind: "create", path, text }));
    try {
      commit(out, changes);
    } catch (error) {
      if (error.name !== "FolderBusyError") throw error;
      process.exitCode = 7;
    }
  `;
  const runs = ["one", "two"].map((text) =>
    spawn(process.execPath, ["--input-type=module", "-e", script, folder, text], {
      stdio: ["ignore", "ignore", "inherit"],
    }),
  );
  const exits = await Promise.all(runs.map((run) => once(run, "exit")));
  return { folder, codes: exits.map(([code]: unknown[]) => code) };
}

describe("two runs at once", () => {
  it("leave the files of one of them, whole, and one may say that the other is writing", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `f${index}/x.ts`);
    const rounds = await Promise.all(Array.from({ length: 4 }, () => race(names)));
    for (const { folder, codes } of rounds) {
      expect(["0,0", "0,7", "7,0"]).toContain(codes.join());
      const texts = new Set(names.map((name) => readFileSync(join(folder, name), "utf8")));
      expect([...texts]).toHaveLength(1);
      expect(Object.keys(filesOf(folder))).toHaveLength(names.length);
    }
  });

  it("clear away what a third left that was killed before it began", () => {
    const folder = folderOf(OLD);
    mkdirSync(join(folder, `${STAGING}-4194304`));
    writeFileSync(join(folder, `${STAGING}-4194304`, "owner-4194304"), "");
    commit(folder, CHANGES);
    expect(filesOf(folder)).toEqual(NEW);
  });
});
