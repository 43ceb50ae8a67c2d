import { describe, expect, it } from "vitest";
import { failureText } from "../../../generator/cli/outcome.js";

/** An error of the system, as Node.js throws it. */
function refusal(message: string, more: object): Error {
  return Object.assign(new Error(message), more);
}

describe("what no command foresaw", () => {
  it("is told with the file where the system refuses one", () => {
    const error = refusal("EMFILE: too many open files, open 'a.json'", {
      code: "EMFILE",
      syscall: "open",
      path: "a.json",
    });
    expect(failureText(error)).toBe("The command failed: a.json: too many open files.");
  });

  it("is told without a file where the system names none", () => {
    const error = refusal("ENOSPC: no space left on device, write", {
      code: "ENOSPC",
      syscall: "write",
    });
    expect(failureText(error)).toBe("The command failed: no space left on device.");
    expect(failureText(Object.assign(error, { path: 7 }))).toBe(
      "The command failed: no space left on device.",
    );
  });

  it("is told as a folder that is gone where there is none to run in", () => {
    const error = refusal("ENOENT: no such file or directory, uv_cwd", {
      code: "ENOENT",
      syscall: "uv_cwd",
    });
    expect(failureText(error)).toMatch(/^The working folder no longer exists\. /);
  });

  it("is told as a bug where the system has nothing to do with it", () => {
    for (const error of [new Error("No way"), refusal("No way", { code: "ERR_X" })])
      expect(failureText(error)).toMatch(
        /^This is a bug in Paramsmith; please report it:\nError: No way\n {4}at /,
      );
  });
});
