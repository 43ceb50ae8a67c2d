import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  regularSize,
  readBytes,
  readRegularText,
  statsAt,
} from "../../../generator/base/regular-file.js";
import { isAvailable, isPosix } from "../../availability.js";
import { scratchFolder } from "../support/places.js";

const MIB = 1024 * 1024;
/** A regular file of Linux without a size, whose reader waits for the next message of the kernel. */
const ENDLESS = "/proc/kmsg";
const NOT_REGULAR = "it is a pipe or a device, not a regular file";

afterEach(() => vi.unstubAllEnvs());

/** A file of some bytes that takes no space. */
function sparseFile(bytes: number): string {
  const file = join(scratchFolder(), "large.json");
  writeFileSync(file, "");
  truncateSync(file, bytes);
  return file;
}

describe("a regular file", () => {
  it("is read", () => {
    const file = join(scratchFolder(), "a.txt");
    writeFileSync(file, "ä\n");
    expect(readRegularText(file)).toBe("ä\n");
    expect(readBytes(file)).toMatchObject({ kind: "bytes" });
  });

  it("may be missing", () => {
    const file = join(scratchFolder(), "none");
    expect(readBytes(file)).toEqual({ kind: "missing" });
    expect(() => readRegularText(file)).toThrow("ENOENT");
    expect(() => regularSize(file)).toThrow("ENOENT");
    expect(statsAt(join(file, "below"))).toBeUndefined();
  });

  it("is no folder", () => {
    const folder = join(scratchFolder(), "folder");
    mkdirSync(folder);
    expect(readBytes(folder)).toEqual({ kind: "folder" });
    expect(() => readRegularText(folder)).toThrow("it is a folder");
    expect(() => regularSize(folder)).toThrow("it is a folder");
  });

  it.runIf(isPosix())("is no pipe and no device, whose end may never come", () => {
    const pipe = join(scratchFolder(), "pipe");
    execFileSync("mkfifo", [pipe]);
    for (const path of [pipe, "/dev/zero"]) {
      expect(readBytes(path)).toEqual({ kind: "unreadable", detail: NOT_REGULAR });
      expect(() => readRegularText(path)).toThrow(NOT_REGULAR);
      expect(() => regularSize(path)).toThrow(NOT_REGULAR);
    }
  });

  it.runIf(isAvailable(existsSync(ENDLESS), ENDLESS))(
    "is read as far as its size says, even if it never ends",
    () => {
      expect(readBytes(ENDLESS)).toEqual({ kind: "bytes", bytes: Buffer.alloc(0) });
      expect(regularSize(ENDLESS)).toBe(0);
    },
  );

  it("has at most 256 MiB", () => {
    const detail = "its size is 257 MiB, and the limit is 256 MiB (PARAMSMITH_MAX_FILE_MIB)";
    const file = sparseFile(256 * MIB + 1);
    expect(readBytes(file)).toEqual({ kind: "unreadable", detail });
    expect(() => readRegularText(file)).toThrow(detail);
  });

  it("has at most as many MiB as the environment allows", () => {
    const file = sparseFile(2 * MIB + 1);
    vi.stubEnv("PARAMSMITH_MAX_FILE_MIB", "2");
    expect(readBytes(file)).toMatchObject({ kind: "unreadable" });
    vi.stubEnv("PARAMSMITH_MAX_FILE_MIB", "3");
    expect(readBytes(file)).toMatchObject({ kind: "bytes" });
  });

  it.each(["", "0", "-1", "1e3", "many"])("has the default limit if that is %j", (given) => {
    vi.stubEnv("PARAMSMITH_MAX_FILE_MIB", given);
    expect(readBytes(sparseFile(256 * MIB + 1))).toMatchObject({ kind: "unreadable" });
  });
});
