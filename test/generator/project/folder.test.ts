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
    const folder = withManifest('{ "files": ["b"] }');
    writeFiles(
      folder,
      ["a", "b", "c"].map((path) => ({ path, text: path })),
    );
    const { texts } = readFolder(folder, ["a"]);
    expect([...texts.keys()].toSorted()).toEqual([MANIFEST, "a", "b"]);
  });

  it("tells what is no file", () => {
    const folder = withManifest('{ "files": ["b"] }');
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
  ])("lists nothing where it %s", (_, text) => {
    expect(readManifest(withManifest(text))).toEqual(new Map());
  });

  it("lists nothing outside of the folder", () => {
    const files = [
      "ok",
      "a/ok",
      "/etc/passwd",
      "../x",
      "a/../../x",
      "a/./b",
      "a\\..\\..\\x",
      "",
      5,
      null,
    ];
    const expected = new Map([
      ["ok", ""],
      ["a/ok", ""],
    ]);
    expect(readManifest(withManifest(JSON.stringify({ files })))).toEqual(expected);
    const paths = files.filter((path) => typeof path === "string");
    const hashes = Object.fromEntries(paths.map((path) => [path, ""]));
    expect(readManifest(withManifest(JSON.stringify({ files: hashes })))).toEqual(expected);
  });
});
