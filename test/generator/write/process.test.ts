import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  hasErrorCode,
  IDENTITY,
  isRunning,
  processIdentity,
} from "../../../generator/project/process.js";
import { isAvailable } from "../../availability.js";

/** The start of a process by proc_pid_stat(5): the 20th field behind the name, which may have any text. */
function startOf(pid: number): string {
  const [, fields = ""] =
    /^\d+ \([^]*\) ([^)]*)$/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return fields.split(" ")[19] ?? "";
}

const HAS_PROC = process.platform === "linux";
const { pid, ppid } = process;

describe("The identity of a process", () => {
  it.runIf(isAvailable(HAS_PROC, "Linux, which has /proc"))("is its number with its start", () => {
    expect(processIdentity()).toBe(`${pid}-${startOf(pid)}`);
  });

  it.each([
    ["1", true],
    ["12-345", true],
    ["12-", false],
    ["-12", false],
    ["a12", false],
    ["12-3a", false],
    ["12-3-4", false],
    ["", false],
  ])("may be %j: %s", (text, isOne) => {
    expect(IDENTITY.test(text)).toBe(isOne);
  });

  it("is running if it is another process of this number", () => {
    expect(isRunning(String(ppid))).toBe(true);
    expect(isRunning("999999999")).toBe(false);
    expect(isRunning(String(pid))).toBe(false);
    expect(isRunning(processIdentity())).toBe(false);
    for (const id of ["", "0", "-1", "x", "99999999999999999999"])
      expect(isRunning(id)).toBe(false);
  });

  it.runIf(isAvailable(HAS_PROC, "Linux, which has /proc"))(
    "is running if it has not started at another time",
    () => {
      expect(isRunning(`${ppid}-${startOf(ppid)}`)).toBe(true);
      expect(isRunning(`${ppid}-1${startOf(ppid)}`)).toBe(false);
    },
  );
});

describe("An error", () => {
  it("has one of some codes", () => {
    const error = Object.assign(new Error("x"), { code: "EPERM" });
    expect(hasErrorCode(error, ["ENOENT", "EPERM"])).toBe(true);
    expect(hasErrorCode(error, ["ENOENT"])).toBe(false);
    expect(hasErrorCode(error, [])).toBe(false);
    expect(hasErrorCode(new Error("EPERM"), ["EPERM", "undefined"])).toBe(false);
    expect(hasErrorCode({ code: "EPERM" }, ["EPERM"])).toBe(false);
  });
});
