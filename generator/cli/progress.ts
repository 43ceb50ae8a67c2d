import { escapeHidden } from "../base/hidden-characters.js";

/** A stream that may show progress. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  /** The characters of a line; 0 if the terminal does not report it. */
  readonly columns?: number;
  write(text: string): unknown;
}

/** Replaces the line that is shown; an empty line removes it. */
export type ShowProgress = (line: string) => void;

const USUAL_COLUMNS = 80;

/** Shows progress if the stream is a terminal. */
export function progressOn(stream: ProgressStream): ShowProgress {
  return stream.isTTY ? (line) => showOnTerminal(stream, line) : () => undefined;
}

/**
 * Shows progress once a time has passed, so that short work shows none.
 *
 * @param milliseconds the time from now on
 */
export function delayedProgress(
  show: ShowProgress,
  milliseconds: number,
  now: () => number = () => performance.now(),
): ShowProgress {
  const start = now();
  let isShown = false;
  return (line) => {
    if (line !== "" && now() - start < milliseconds) return;
    if (line !== "" || isShown) show(line);
    isShown = line !== "";
  };
}

/** Truncates lines to the width of the terminal, because wrapped lines cannot be replaced. */
function showOnTerminal(stream: ProgressStream, line: string): void {
  const columns = stream.columns || USUAL_COLUMNS;
  stream.write(`\r\u001B[K${escapeHidden(line).slice(0, columns - 1)}`);
}
