import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { FileChange } from "../../../generator/project/changes.js";
import { finishInterrupted } from "../../../generator/project/commit.js";
import { recordDecision, recordRollback, stage } from "../../../generator/project/journal.js";
import { stagingIn } from "../../../generator/project/staging.js";
import { snapshot, writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

const OLD = { "a.ts": "old", "b/c.ts": "old", "gone/d.ts": "old" };
const NEW = { "a.ts": "new", "b/c.ts": "new", "e/f.ts": "new" };
const CHANGES: readonly FileChange[] = [
  { kind: "delete", path: "gone/d.ts", before: "old" },
  { kind: "update", path: "a.ts", before: "old", text: "new" },
  { kind: "update", path: "b/c.ts", before: "old", text: "new" },
  { kind: "create", path: "e/f.ts", text: "new" },
];

/** A folder of a run that was killed right after a decision. */
function interruptedFolder(decide: (staging: string) => void = () => undefined): string {
  const folder = scratchFolder();
  writeFiles(
    folder,
    Object.entries(OLD).map(([path, text]) => ({ path, text })),
  );
  const staging = stagingIn(folder);
  mkdirSync(staging);
  writeFileSync(join(staging, "owner-999999999-0"), "");
  recordDecision(staging, stage(folder, staging, CHANGES));
  decide(staging);
  return folder;
}

/** The files of a folder after the next run has met it. */
function finished(folder: string): Readonly<Record<string, string>> {
  finishInterrupted(folder);
  return Object.fromEntries(
    Object.entries(snapshot(folder)).filter(([, text]) => text !== "a folder"),
  );
}

describe("A run that was killed after its decision", () => {
  it("is finished by the next one, with the folders that it has emptied", () => {
    const folder = interruptedFolder();
    expect(finished(folder)).toEqual(NEW);
    expect(snapshot(folder)).toEqual({ ...NEW, b: "a folder", e: "a folder" });
  });

  it("is rolled back if it had decided so", () => {
    expect(finished(interruptedFolder(recordRollback))).toEqual(OLD);
  });

  it("is rolled back if a file cannot be moved, because its folder is gone", () => {
    const folder = interruptedFolder();
    rmSync(join(folder, "b"), { recursive: true });
    expect(finished(folder)).toEqual({ "a.ts": "old", "gone/d.ts": "old" });
  });

  it.each(["a.ts", "gone/d.ts", "e/f.ts"])("is rolled back if %s has another text now", (path) => {
    const folder = interruptedFolder();
    writeFiles(folder, [{ path, text: "mine" }]);
    expect(finished(folder)).toEqual({ ...OLD, [path]: "mine" });
  });

  it("is dropped without a decision that can be read", () => {
    const folder = interruptedFolder((staging) => {
      writeFileSync(join(staging, "journal.json"), "{}");
    });
    expect(finished(folder)).toEqual(OLD);
  });
});
