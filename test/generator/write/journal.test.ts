import { mkdirSync, rmSync, rmdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { FileChange } from "../../../generator/project/changes.js";
import {
  carryOut,
  isSafe,
  matchesDecision,
  moveNewFolders,
  readDecision,
  recordDecision,
  recordRollback,
  removeEmptied,
  stage,
  undo,
} from "../../../generator/project/journal.js";
import type { Journal } from "../../../generator/project/journal.js";
import { snapshot, writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

const STAGED = "staged";
const CHANGES: readonly FileChange[] = [
  { kind: "create", path: "new/a.ts", text: "new" },
  { kind: "create", path: "new/deep/b.ts", text: "new" },
  { kind: "create", path: "there/c.ts", text: "new" },
  { kind: "create", path: "there/deep/d.ts", text: "new" },
  { kind: "create", path: "e.ts", text: "new" },
];
const FILES = {
  "e.ts": "new",
  new: "a folder",
  "new/a.ts": "new",
  "new/deep": "a folder",
  "new/deep/b.ts": "new",
  there: "a folder",
  "there/c.ts": "new",
  "there/deep": "a folder",
  "there/deep/d.ts": "new",
  "there/mine.txt": "mine",
};

/** What stands in the places of a folder, and not in its staging folder. */
function outside(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(snapshot(folder)).filter(([path]) => !path.startsWith(STAGED)),
  );
}

function staged(): { readonly out: string; readonly staging: string } {
  const out = scratchFolder();
  writeFiles(out, [{ path: "there/mine.txt", text: "mine" }]);
  return { out, staging: join(out, STAGED) };
}

describe("folders that are not there yet", () => {
  it("are moved whole, and what is in others is left", () => {
    const { out, staging } = staged();
    const journal = stage(out, staging, CHANGES);
    const left = moveNewFolders(out, staging, journal);
    expect(left.writes.map(({ path }) => path)).toEqual(["there/c.ts", "e.ts"]);
    expect(left.folders).toEqual([]);
    expect(Object.keys(outside(out))).not.toContain("e.ts");
    carryOut(out, staging, left);
    expect(outside(out)).toEqual(FILES);
  });

  it("are taken back file by file, and what somebody has put in them since stays", () => {
    const { out, staging } = staged();
    const journal = stage(out, staging, CHANGES);
    carryOut(out, staging, moveNewFolders(out, staging, journal));
    writeFiles(out, [{ path: "new/mine.txt", text: "mine" }]);
    undo(out, staging, journal);
    expect(outside(out)).toEqual({
      new: "a folder",
      "new/mine.txt": "mine",
      there: "a folder",
      "there/mine.txt": "mine",
    });
  });

  it("are filled file by file where somebody has made them meanwhile", () => {
    const { out, staging } = staged();
    const journal = stage(out, staging, CHANGES);
    mkdirSync(join(out, "new"));
    const left = moveNewFolders(out, staging, journal);
    expect(left.writes.map(({ path }) => path)).toEqual(["new/a.ts", "there/c.ts", "e.ts"]);
    carryOut(out, staging, left);
    expect(outside(out)).toEqual(FILES);
  });

  it("are filled file by file by the next run where one was killed before it moved them", () => {
    const { out, staging } = staged();
    const journal = stage(out, staging, CHANGES);
    writeFiles(staging, [{ path: "files/new/planted.ts", text: "from somebody else" }]);
    carryOut(out, staging, journal);
    expect(outside(out)).toEqual(FILES);
    expect(() => rmdirSync(join(staging, "files", "new"))).toThrow("ENOTEMPTY");
  });
});

/** A folder with one file to update, one to delete and one to create, all of it staged. */
function stagedChanges(): {
  readonly out: string;
  readonly staging: string;
  readonly journal: Journal;
} {
  const out = scratchFolder();
  writeFiles(out, [
    { path: "kept.ts", text: "kept" },
    { path: "updated.ts", text: "old" },
    { path: "gone/deleted.ts", text: "old" },
  ]);
  const staging = join(out, STAGED);
  const journal = stage(out, staging, [
    { kind: "create", path: "made/created.ts", text: "new" },
    { kind: "update", path: "updated.ts", before: "old", text: "new" },
    { kind: "delete", path: "gone/deleted.ts", before: "old" },
  ]);
  return { out, staging, journal };
}

const BEFORE = {
  gone: "a folder",
  "gone/deleted.ts": "old",
  "kept.ts": "kept",
  "updated.ts": "old",
};
const AFTER = {
  gone: "a folder",
  "kept.ts": "kept",
  made: "a folder",
  "made/created.ts": "new",
  "updated.ts": "new",
};

describe("rolling back", () => {
  it("restores updated and deleted files and removes created ones with their folders", () => {
    const { out, staging, journal } = stagedChanges();
    carryOut(out, staging, journal);
    expect(outside(out)).toEqual(AFTER);

    undo(out, staging, journal);

    expect(outside(out)).toEqual(BEFORE);
  });

  it("changes nothing if no operation was done", () => {
    const { out, staging, journal } = stagedChanges();

    undo(out, staging, journal);

    expect(outside(out)).toEqual(BEFORE);
  });

  it("can be repeated", () => {
    const { out, staging, journal } = stagedChanges();
    carryOut(out, staging, journal);

    undo(out, staging, journal);
    undo(out, staging, journal);

    expect(outside(out)).toEqual(BEFORE);
  });

  it.each(["updated.ts", "made/created.ts"])(
    "keeps %s if it was changed after it was written",
    (path) => {
      const { out, staging, journal } = stagedChanges();
      carryOut(out, staging, journal);
      writeFileSync(join(out, path), "changed by hand");

      undo(out, staging, journal);

      expect(outside(out)).toMatchObject({ [path]: "changed by hand" });
    },
  );

  it("keeps a new file at the path of a deleted one", () => {
    const { out, staging, journal } = stagedChanges();
    carryOut(out, staging, journal);
    writeFileSync(join(out, "gone/deleted.ts"), "written since");

    undo(out, staging, journal);

    expect(outside(out)).toMatchObject({ "gone/deleted.ts": "written since" });
  });

  it("restores an updated file that is missing", () => {
    const { out, staging, journal } = stagedChanges();
    carryOut(out, staging, journal);
    rmSync(join(out, "updated.ts"));

    undo(out, staging, journal);

    expect(outside(out)).toEqual(BEFORE);
  });

  it("restores a deleted file whose folder is missing", () => {
    const { out, staging, journal } = stagedChanges();
    carryOut(out, staging, journal);
    removeEmptied(out, journal);
    expect(outside(out)).not.toHaveProperty("gone");

    undo(out, staging, journal);

    expect(outside(out)).toEqual(BEFORE);
  });

  it("removes a created file whose staging folder is missing", () => {
    const { out, staging, journal } = stagedChanges();
    carryOut(out, staging, journal);
    rmSync(join(staging, "files"), { recursive: true });

    undo(out, staging, journal);

    expect(outside(out)).toEqual(BEFORE);
  });
});

describe("the decision of a killed run", () => {
  it("is none before it is recorded", () => {
    const { staging } = stagedChanges();

    expect(readDecision(staging)).toEqual({ kind: "nothing" });
  });

  it("is the journal that was recorded, to carry out or to roll back", () => {
    const { staging, journal } = stagedChanges();

    recordDecision(staging, journal);
    expect(readDecision(staging)).toEqual({ kind: "do", journal });

    recordRollback(staging);
    expect(readDecision(staging)).toEqual({ kind: "undo", journal });
  });

  it.each([
    ["cut off", '{ "writes": ['],
    ["no object", "null"],
    ["without its deletions", '{ "writes": [], "folders": [] }'],
    ["without its writes", '{ "deletes": [], "folders": [] }'],
    ["without its folders", '{ "writes": [], "deletes": [] }'],
    ["with a list that is none", '{ "writes": {}, "deletes": [], "folders": [] }'],
    ["with a step that has no path", '{ "writes": [{}], "deletes": [], "folders": [] }'],
    ["with a step that is null", '{ "writes": [null], "deletes": [], "folders": [] }'],
    [
      "with a path out of the folder",
      '{ "writes": [{ "path": "../a" }], "deletes": [], "folders": [] }',
    ],
    [
      "with a deletion out of the folder",
      '{ "writes": [], "deletes": [{ "path": "../a" }], "folders": [] }',
    ],
    ["with a folder out of the folder", '{ "writes": [], "deletes": [], "folders": ["/a"] }'],
    ["with a folder that is no text", '{ "writes": [], "deletes": [], "folders": [1] }'],
    [
      "with a hash that is no text",
      '{ "writes": [{ "path": "a", "before": 1 }], "deletes": [], "folders": [] }',
    ],
    [
      "with a new hash that is no text",
      '{ "writes": [{ "path": "a", "after": 1 }], "deletes": [], "folders": [] }',
    ],
  ])("is none if the journal is %s", (_, text) => {
    const staging = scratchFolder();
    writeFileSync(join(staging, "journal.json"), text);

    expect(readDecision(staging)).toEqual({ kind: "nothing" });
  });

  it("matches the files until one of them is changed that an operation would replace", () => {
    const { out, staging, journal } = stagedChanges();
    expect(matchesDecision(out, staging, journal)).toBe(true);

    writeFileSync(join(out, "updated.ts"), "changed by hand");

    expect(matchesDecision(out, staging, journal)).toBe(false);
  });

  it("does not match a changed file that would be deleted", () => {
    const { out, staging, journal } = stagedChanges();
    writeFileSync(join(out, "gone/deleted.ts"), "changed by hand");

    expect(matchesDecision(out, staging, journal)).toBe(false);
  });

  it("matches changes of files whose operations are done", () => {
    const { out, staging, journal } = stagedChanges();
    carryOut(out, staging, journal);
    for (const path of ["updated.ts", "gone/deleted.ts"])
      writeFileSync(join(out, path), "changed by hand");

    expect(matchesDecision(out, staging, journal)).toBe(true);
  });

  it("does not match a folder in place of a file", () => {
    const { out, staging, journal } = stagedChanges();
    rmSync(join(out, "updated.ts"));
    mkdirSync(join(out, "updated.ts"));

    expect(matchesDecision(out, staging, journal)).toBe(false);
  });

  it("is not safe if a path leads through a link", () => {
    const { out, staging, journal } = stagedChanges();
    expect(isSafe(out, staging, journal)).toBe(true);

    symlinkSync(scratchFolder(), join(out, "made"), "junction");

    expect(isSafe(out, staging, journal)).toBe(false);
  });

  it.each(["files", "old"])("is not safe if %s of the staging folder is a file", (name) => {
    const { out, staging } = stagedChanges();
    const journal = { writes: [], deletes: [], folders: [] };
    rmSync(join(staging, name), { recursive: true });
    expect(isSafe(out, staging, journal)).toBe(true);

    writeFileSync(join(staging, name), "");

    expect(isSafe(out, staging, journal)).toBe(false);
  });
});

describe("folders that became empty", () => {
  it("are removed with their parents, and others stay", () => {
    const out = scratchFolder();
    writeFiles(out, [
      { path: "a/b/c/deleted.ts", text: "old" },
      { path: "a/mine.txt", text: "mine" },
      { path: "d/deleted.ts", text: "old" },
    ]);
    const staging = join(out, STAGED);
    const journal = stage(out, staging, [
      { kind: "delete", path: "a/b/c/deleted.ts", before: "old" },
      { kind: "delete", path: "d/deleted.ts", before: "old" },
    ]);
    carryOut(out, staging, journal);

    removeEmptied(out, journal);

    expect(outside(out)).toEqual({ a: "a folder", "a/mine.txt": "mine" });
  });
});
