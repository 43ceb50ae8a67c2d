import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import {
  cacheFolder,
  fileSystemTime,
  writeCached,
} from "../../../generator/project/cache-folder.js";
import { scratchFolder } from "../support/places.js";

describe("The folder of caches", () => {
  it("is below the nearest node_modules", () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, "a", "node_modules"), { recursive: true });
    mkdirSync(join(folder, "a", "b", "c"), { recursive: true });
    const expected = join(folder, "a", "node_modules", ".cache", "paramsmith");
    expect(cacheFolder(join(folder, "a", "b", "c"))).toBe(expected);
    expect(cacheFolder(join(folder, "a"))).toBe(expected);
  });
});

describe("A file of a cache", () => {
  it("is written into folders that it needs, and replaces the one before", () => {
    const file = join(scratchFolder(), "a", "b", "kept.json");
    writeCached(file, "1");
    writeCached(file, "2");
    expect(readFileSync(file, "utf8")).toBe("2");
    expect(readdirSync(join(file, ".."))).toEqual(["kept.json"]);
  });

  it("takes the place of what killed processes left, and of nothing else", () => {
    const folder = scratchFolder();
    // A process that has ended, whose id is not used again so soon.
    const { pid } = spawnSync(process.execPath, ["--version"]);
    const left = [`kept.json.${pid}`, `kept.json.${pid}-3`];
    const others = [
      `kept.json.${process.ppid}`,
      // Another thread of this process is writing.
      `kept.json.${process.pid}-${threadId + 1}`,
      `kept.json.${pid}-x`,
      `kept.json.old`,
      `more.json.${pid}`,
      `kept.jsox.${pid}`,
      `${pid}`,
    ];
    for (const name of [...left, ...others]) writeFileSync(join(folder, name), "");
    writeCached(join(folder, "kept.json"), "1");
    expect(readdirSync(folder).toSorted()).toEqual(["kept.json", ...others].toSorted());
  });

  it("is no error if it cannot be written", () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, "file"), "");
    writeCached(join(folder, "file", "kept.json"), "1");
    expect(fileSystemTime(join(folder, "file", "kept.json"))).toBe(0);
    expect(readdirSync(folder)).toEqual(["file"]);
  });

  it("has the time of its file system", () => {
    const folder = scratchFolder();
    const file = join(folder, "kept.json");
    const time = fileSystemTime(file);
    writeCached(file, "1");
    expect(time).toBeGreaterThan(0);
    expect(statSync(file).ctimeMs).toBeGreaterThanOrEqual(time);
    expect(readdirSync(folder)).toEqual(["kept.json"]);
  });
});
