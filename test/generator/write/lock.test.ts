import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { STAGING } from "../../../generator/project/changes.js";
import { lockFolder } from "../../../generator/project/lock.js";
import { FolderBusyError } from "../../../generator/project/staging.js";
import { scratchFolder } from "../support/places.js";

describe("the lock of a folder", () => {
  it("is held by one run at a time", () => {
    const folder = join(scratchFolder(), "a", "b");
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderBusyError);
    unlock();
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is taken over from a process that is gone", () => {
    const folder = scratchFolder();
    const staging = join(folder, STAGING);
    mkdirSync(staging);
    writeFileSync(join(staging, "owner-999999999-0"), "");
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });
});
