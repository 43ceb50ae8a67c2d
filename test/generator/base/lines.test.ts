import { describe, expect, it } from "vitest";
import { linesOf } from "../../../generator/base/exchange-line.js";

/** The lines of a text that arrives in chunks of some bytes. */
async function linesIn(text: string, size: number): Promise<readonly string[]> {
  const bytes = new TextEncoder().encode(text);
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const lines: string[] = [];
  for await (const some of linesOf(chunks())) lines.push(...some);
  return lines;
}

describe.each([1, 2, 3, 1000])("lines of chunks of %i bytes", (size) => {
  it.each<[string, readonly string[]]>([
    ["", []],
    ["\n", [""]],
    ["a", ["a"]],
    ["a\nb\n", ["a", "b"]],
    ["a\r\n\nb\r", ["a", "", "b"]],
    ["a\u2028b\u2029c\rd\n", ["a\u2028b\u2029c\rd"]],
    ["äöü\n\u{1F600}", ["äöü", "\u{1F600}"]],
  ])("%j", async (text, lines) => {
    expect(await linesIn(text, size)).toEqual(lines);
  });
});

describe("a line that does not end", () => {
  it("is refused after 256 MiB, as a device has no end", async () => {
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    async function* zeros(): AsyncGenerator<Uint8Array> {
      for (;;) {
        sent += 1;
        yield chunk;
      }
    }
    await expect(linesOf(zeros()).next()).rejects.toThrow("a line is larger than 256 MiB");
    expect(sent).toBe(257);
  });
});
