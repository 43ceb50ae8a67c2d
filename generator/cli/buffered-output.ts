/** The number of lines that are written at once. */
const LINES = 500;

/** Writes lines to standard output, many at once. */
export interface BufferedOutput {
  readonly write: (line: string) => void;
  readonly flush: () => void;
}

/** Creates an output. Lines that are not flushed are lost. */
export function bufferedOutput(): BufferedOutput {
  let lines: string[] = [];
  const flush = (): void => {
    process.stdout.write(lines.join(""));
    lines = [];
  };
  return {
    write: (line) => {
      lines.push(`${line}\n`);
      if (lines.length >= LINES) flush();
    },
    flush,
  };
}
