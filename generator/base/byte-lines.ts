import { maxFileBytes } from "./regular-file.js";

/**
 * Splits a byte stream in UTF-8 into lines at LF and CR LF. Yields the lines of each chunk together,
 * because waiting for each line takes longer than most uses of it. Unlike Node's `readline`, it
 * keeps U+2028 and U+2029, which JSON allows in texts. An empty last line is omitted.
 *
 * @throws {RangeError} if a line does not end within the largest size of files, as with a device
 */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  const limit = maxFileBytes();
  /** The parts of an incomplete line; joining them once keeps long lines linear. */
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const [first = "", ...others] = decoder.decode(chunk, { stream: true }).split("\n");
    parts.push(first);
    length = others.length === 0 ? length + chunk.length : 0;
    if (length > limit) throw new RangeError(`a line has more than ${limit / (1024 * 1024)} MiB`);
    const last = others.pop();
    if (last === undefined) continue;
    const lines = [withoutReturn(parts.join("")), ...others.map(withoutReturn)];
    parts = [last];
    yield lines;
  }
  parts.push(decoder.decode());
  const last = parts.join("");
  if (last !== "") yield [withoutReturn(last)];
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
