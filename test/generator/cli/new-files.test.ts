import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { obstaclesTo, writeNewFiles } from "../../../generator/cli/init-files.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

/** A project with a file, and a working folder in it. */
function place(): { readonly root: string; readonly cwd: string } {
  const root = scratchFolder();
  writeFiles(root, [
    { path: "src/old.ts", text: "old" },
    { path: "app/x.ts", text: "" },
  ]);
  return { root, cwd: join(root, "app") };
}

/** What prevents files from being created, in short. */
function obstacles(at: ReturnType<typeof place>, ...paths: readonly string[]): readonly string[] {
  return obstaclesTo(
    paths.map((path) => join(at.root, path)),
    at,
  ).map(({ code, message }) => `${code}: ${message.replaceAll(at.root, "ROOT")}`);
}

describe("new files", () => {
  it("are all created", () => {
    const at = place();
    expect(obstacles(at, "src/new.ts", "app/new.ts", "...x")).toEqual([]);
    const files = new Map(["src/new.ts", "a/b.ts"].map((path) => [join(at.root, path), path]));
    writeNewFiles(files, at);
    for (const [path, text] of files) expect(readFileSync(path, "utf8")).toBe(text);
  });

  it("are none if one of them exists, or a file is in the path of a folder", () => {
    expect(
      obstacles(place(), "src/old.ts", "src/new.ts", "app/x.ts/a.ts", "app/x.ts/b.ts"),
    ).toEqual([
      "new-file-exists: ROOT/src/old.ts exists; init does not overwrite files",
      "new-file-exists: x.ts exists; init does not overwrite files",
    ]);
  });

  it("are none outside of the root, which comes first", () => {
    const at = place();
    const outside = 'is outside of the project "ROOT"';
    expect(obstacles(at, "../a.ts", "src/old.ts", "")).toEqual([
      `new-file-outside: ${join(at.root, "..", "a.ts")} ${outside}`,
      `new-file-outside: ROOT ${outside}`,
    ]);
  });

  it("are not written if one has been created meanwhile", () => {
    const at = place();
    const [first, second] = [join(at.root, "app", "new.ts"), join(at.root, "src", "old.ts")];
    expect(() =>
      writeNewFiles(
        new Map([
          [first, "x"],
          [second, "x"],
        ]),
        at,
      ),
    ).toThrow(new Error(`${second} has just been created`));
    expect(existsSync(first)).toBe(false);
    expect(readFileSync(second, "utf8")).toBe("old");
  });
});
