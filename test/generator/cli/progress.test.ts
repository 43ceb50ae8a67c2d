import { describe, expect, it } from "vitest";
import { delayedProgress, progressOn } from "../../../generator/cli/progress.js";
import type { ProgressStream } from "../../../generator/cli/progress.js";

interface Watched extends ProgressStream {
  readonly written: readonly string[];
}

function stream(more: Omit<ProgressStream, "write">): Watched {
  const written: string[] = [];
  return { ...more, written, write: (text) => written.push(text) };
}

describe("progress", () => {
  it("stands on one line of a terminal, and goes away", () => {
    const terminal = stream({ isTTY: true, columns: 10 });
    const show = progressOn(terminal);
    show("one");
    show("longer than the terminal");
    show("");
    expect(terminal.written).toEqual(["\r\u001B[Kone", "\r\u001B[Klonger th", "\r\u001B[K"]);
  });

  it("cannot steer the terminal", () => {
    const terminal = stream({ isTTY: true, columns: 0 });
    progressOn(terminal)("a\u001B[2Jb\nc");
    expect(terminal.written).toEqual([String.raw`${"\r\u001B[K"}a\u001b[2Jb\u000ac`]);
  });

  it("is shown to nobody where nobody watches", () => {
    const file = stream({});
    progressOn(file)("one");
    expect(file.written).toEqual([]);
  });
});

describe("progress of work that may be short", () => {
  it("is shown once a time has passed, and goes away only if it was shown", () => {
    const lines: string[] = [];
    let now = 5000;
    const show = delayedProgress(
      (line) => lines.push(line),
      1000,
      () => now,
    );
    show("a");
    now = 5999;
    show("b");
    show("");
    expect(lines).toEqual([]);
    now = 6000;
    show("c");
    show("d");
    show("");
    show("");
    expect(lines).toEqual(["c", "d", ""]);
  });
});
