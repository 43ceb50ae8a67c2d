import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MANIFEST } from "../../../generator/project/changes.js";
import { readFolder, readManifest } from "../../../generator/project/output-folder.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

/** A folder with a manifest of this text. */
function withManifest(text: string): string {
  const folder = scratchFolder();
  writeFiles(folder, [{ path: MANIFEST, text }]);
  return folder;
}

describe("the state of an output folder", () => {
  it("is empty where there is no folder", () => {
    const { written, texts, obstacles } = readFolder(join(scratchFolder(), "nothing"), ["a"]);
    expect([[...written], [...texts], [...obstacles]]).toEqual([[], [], []]);
  });

  it("holds the texts of the paths that are asked for and of those that the manifest lists", () => {
    const folder = withManifest('{ "files": { "b": "" } }');
    writeFiles(
      folder,
      ["a", "b", "c"].map((path) => ({ path, text: path })),
    );
    const { texts } = readFolder(folder, ["a"]);
    expect([...texts.keys()].toSorted()).toEqual([MANIFEST, "a", "b"]);
  });

  it("tells what is no file", () => {
    const folder = withManifest('{ "files": { "b": "" } }');
    for (const name of ["a", "b"]) mkdirSync(join(folder, name));
    const { texts, obstacles } = readFolder(folder, ["a"]);
    expect([...obstacles.keys()].toSorted()).toEqual(["a", "b"]);
    expect([...texts.keys()]).toEqual([MANIFEST]);
  });
});

describe("the manifest of an output folder", () => {
  it.each([
    ["is broken", "{"],
    ["is empty", ""],
    ["is no object", "[]"],
    ["has no hashes", '{ "files": { "a": 1 } }'],
    ["has a list of files", '{ "files": ["a"] }'],
  ])("lists nothing where it %s", (_, text) => {
    expect(readManifest(withManifest(text))).toEqual(new Map());
  });

  it("lists nothing outside of the folder", () => {
    const paths = ["/etc/passwd", "../x", "a/../../x", "a/./b", "a\\..\\..\\x", "", "C:/x", "a//b"];
    const hashes = Object.fromEntries(["ok", "a/ok", ...paths].map((path) => [path, "x"]));
    expect(readManifest(withManifest(JSON.stringify({ files: hashes })))).toEqual(
      new Map([
        ["ok", "x"],
        ["a/ok", "x"],
      ]),
    );
  });
});
