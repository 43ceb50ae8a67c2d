/** Takes lines, and hands them on together, which costs less than one by one. */
export interface LineWriter {
  readonly take: (line: string) => void;
  /** Hands on what has been taken so far. */
  readonly flush: () => void;
}

/** Lines are handed on in the next turn of the event loop, in their order. */
export function lineWriter(write: (text: string) => void): LineWriter {
  let lines: string[] = [];
  const flush = (): void => {
    if (lines.length === 0) return;
    const text = `${lines.join("\n")}\n`;
    lines = [];
    write(text);
  };
  return {
    take(line) {
      if (lines.push(line) === 1) setImmediate(flush);
    },
    flush,
  };
}
