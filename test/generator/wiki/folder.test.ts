import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { foreignFiles } from "../../../generator/wiki/pull.js";
import { scratchFolder } from "../support/places.js";

/** What is foreign in a folder of these files. */
function foreignIn(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = scratchFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return foreignFiles(folder);
}

const SITE = JSON.stringify({ generator: "MediaWiki 1.39.17", namespaces: [] });

describe("what stands where a pull writes", () => {
  it("is nothing foreign in an empty folder, in none, and beside the files of a pull", () => {
    expect(foreignIn({})).toEqual([]);
    expect(foreignFiles(join(scratchFolder(), "none"))).toEqual([]);
    expect(foreignIn({ "notes.txt": "mine" })).toEqual([]);
  });

  it("may be what an earlier pull wrote", () => {
    expect(foreignIn({ "catalogue.json": '{"paraminfo":{}}', "site.json": SITE })).toEqual([]);
  });

  it.each([
    ["JSON of another kind", "[1]"],
    ["an object of another kind", '{"paraminfo":"mine"}'],
    ["no JSON", "paraminfo"],
    ["nothing", ""],
  ])("is foreign where it is %s", (_what, text) => {
    expect(foreignIn({ "catalogue.json": text, "site.json": SITE })).toEqual(["catalogue.json"]);
    expect(foreignIn({ "site.json": text })).toEqual(["site.json"]);
  });

  it("is foreign where it is a folder", () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, "site.json"));
    expect(foreignFiles(folder)).toEqual(["site.json"]);
  });
});
