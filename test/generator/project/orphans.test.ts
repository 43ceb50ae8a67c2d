import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MANIFEST } from "../../../generator/project/changes.js";
import { orphansIn } from "../../../generator/project/output-folder.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

const GENERATED =
  "// Generated from wiki.json (a) by `paramsmith generate`. Do not edit.\nexport {};\n";
const MANIFEST_FILE = { path: MANIFEST, text: '{ "files": { "wiki/a.ts": "" } }' };

function folderWith(...paths: readonly string[]): string {
  const folder = scratchFolder();
  writeFiles(folder, [MANIFEST_FILE, ...paths.map((path) => ({ path, text: GENERATED }))]);
  return folder;
}

describe("generated files that no manifest lists", () => {
  it("are found in all folders, in order", () => {
    const folder = folderWith("wiki/a.ts", "wiki/b.ts", "towns/deep/c.ts", "d.ts");
    expect(orphansIn(folder, new Set())).toEqual(["d.ts", "towns/deep/c.ts", "wiki/b.ts"]);
  });

  it("are not those that the specs produce, which the comparison reports", () => {
    const folder = folderWith("wiki/a.ts", "wiki/b.ts");
    expect(orphansIn(folder, new Set(["wiki/b.ts"]))).toEqual([]);
  });

  it("are not files that somebody wrote, nor those of other folders", () => {
    const folder = folderWith(
      "wiki/a.ts",
      "node_modules/x/index.ts",
      ".hidden/x.ts",
      ".cache/x.ts",
    );
    writeFiles(folder, [
      { path: "mine.ts", text: "export const mine = 1;\n" },
      { path: "late.ts", text: `\n\n\n\n\n${GENERATED}` },
      { path: `nested/${MANIFEST}`, text: '{ "files": {} }' },
      { path: "nested/x.ts", text: GENERATED },
    ]);
    symlinkSync(join(folder, "wiki"), join(folder, "linked"));
    expect(orphansIn(folder, new Set())).toEqual([]);
  });

  it("need a manifest beside them", () => {
    const folder = scratchFolder();
    writeFiles(folder, [{ path: "a.ts", text: GENERATED }]);
    expect(orphansIn(folder, new Set())).toEqual([]);
  });
});
