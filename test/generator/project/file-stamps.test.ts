import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  currentStamp,
  hashOf,
  hashOnDisk,
  isUncertain,
  refreshStamp,
  refreshStampFrom,
  statKeyBefore,
  statKeyOf,
  statOf,
} from "../../../generator/project/file-stamps.js";
import { scratchFolder } from "../support/places.js";

/** A file with a text, in a folder of its own. */
function fileWith(text: string): string {
  const file = join(scratchFolder(), "a.json");
  writeFileSync(file, text);
  return file;
}

describe("The hash of a content", () => {
  it("is the beginning of its SHA-256", () => {
    // FIPS 180-4: the hash of an empty message begins with e3b0c442.
    expect(hashOf("")).toBe("47DEQpj8HBSa-_TImW-5JC");
    expect(hashOf(Buffer.from("é"))).toBe(hashOf("é"));
    expect(hashOf("a")).not.toBe(hashOf("b"));
  });

  it("is that of a missing file, if there is none", () => {
    const file = fileWith("a");
    expect(hashOnDisk(file)).toBe(hashOf("a"));
    for (const path of [`${file}x`, join(file, "b"), join(file, "..")]) {
      expect(hashOnDisk(path)).toBe("missing");
      expect(statKeyOf(path)).toBe("missing");
      expect(currentStamp(path)).toEqual(["missing", "missing"]);
    }
    expect(statOf(`${file}x`)).toBeUndefined();
    expect(statOf(join(file, "b"))).toBeUndefined();
  });
});

describe("The stamp of a file", () => {
  it("has its hash, size, time, number and time of change", () => {
    const file = fileWith("abc");
    const [held, look] = currentStamp(file);
    const { size, mtimeMs, ino, ctimeMs } = statOf(file) ?? {};
    expect(held).toBe(hashOf("abc"));
    expect(look).toBe(`${size} ${mtimeMs} ${ino} ${ctimeMs}`);
    expect(look).toBe(statKeyOf(file));
  });

  it("stays, if nothing has changed", () => {
    const file = fileWith("abc");
    const stamp = currentStamp(file);
    expect(refreshStamp(file, stamp)).toBe(stamp);
  });

  it("has the new stat key, if a file was saved as it was", () => {
    const file = fileWith("abc");
    const [held] = currentStamp(file);
    utimesSync(file, 1, 1);
    expect(refreshStamp(file, [held, "before"])).toEqual([held, statKeyOf(file)]);
  });

  it("is gone, if the content has changed or the file is missing", () => {
    const file = fileWith("abc");
    expect(refreshStamp(file, [hashOf("x"), "before"])).toBeUndefined();
    expect(refreshStamp(`${file}x`, [hashOf("abc"), "before"])).toBeUndefined();
    expect(refreshStamp(`${file}x`, ["missing", "missing"])).toEqual(["missing", "missing"]);
  });

  it("is compared by its content, if its stat key is uncertain", () => {
    const file = fileWith("abc");
    expect(refreshStampFrom(file, [hashOf("x"), ""], "")).toBeUndefined();
    expect(refreshStampFrom(file, [hashOf("abc"), ""], "")).toEqual([hashOf("abc"), ""]);
    expect(refreshStampFrom(file, [hashOf("x"), "1 2 3 4"], "1 2 3 4")).toEqual([
      hashOf("x"),
      "1 2 3 4",
    ]);
    expect(isUncertain([hashOf("x"), ""])).toBe(true);
    expect(isUncertain([hashOf("x"), "1 2 3 4"])).toBe(false);
  });

  it.each<readonly [key: string, moment: number, expected: string]>([
    ["1 2 3 1000", 1101, "1 2 3 1000"],
    ["1 2 3 1000", 1100, ""],
    ["1 2 3 1000", 900, ""],
    ["missing", 900, "missing"],
  ])("%s is certain before %i as %j", (key, moment, expected) => {
    expect(statKeyBefore(key, moment)).toBe(expected);
  });

  it("is that of a missing file for a folder", () => {
    const folder = join(scratchFolder(), "b");
    mkdirSync(folder);
    expect(currentStamp(folder)).toEqual(["missing", "missing"]);
  });
});
