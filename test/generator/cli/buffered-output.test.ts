import { afterEach, expect, it, vi } from "vitest";
import { bufferedOutput } from "../../../generator/cli/outcome.js";

afterEach(() => vi.restoreAllMocks());

/** What is written to standard output, in the order of the writes. */
function written(): readonly unknown[] {
  const texts: unknown[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    texts.push(text);
    return true;
  });
  return texts;
}

it("lines are written when they are flushed, at once", () => {
  const texts = written();
  const { write, flush } = bufferedOutput();
  write("a");
  write("b");
  expect(texts).toEqual([]);
  flush();
  write("c");
  flush();
  expect(texts).toEqual(["a\nb\n", "c\n"]);
});

it("five hundred lines are written without waiting for more", () => {
  const texts = written();
  const { write, flush } = bufferedOutput();
  const lines = Array.from({ length: 1001 }, (_, index) => `line ${index}`);
  for (const line of lines) write(line);
  expect(texts).toEqual([
    `${lines.slice(0, 500).join("\n")}\n`,
    `${lines.slice(500, 1000).join("\n")}\n`,
  ]);
  flush();
  expect(texts.at(-1)).toBe("line 1000\n");
});
