import { mkdirSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { FileChange } from "../../../generator/write/changes.js";
import { carryOut, moveNewFolders, stage, undo } from "../../../generator/write/journal.js";
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
