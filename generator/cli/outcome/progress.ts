import { escapeHidden } from "../../text/hidden.js";

/** Where progress may be shown. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  /** Characters in a line; 0 where the terminal does not say. */
  readonly columns?: number;
  write(text: string): unknown;
}

/** Shows a line in place of the one before; an empty one leaves nothing. */
export type ShowProgress = (line: string) => void;

const USUAL_COLUMNS = 80;

/** Shows progress where somebody watches the stream. */
export function progressOn(stream: ProgressStream): ShowProgress {
  return stream.isTTY ? (line) => showOnTerminal(stream, line) : () => undefined;
}

/** Lines are cut to the width of the terminal: one that breaks could not be taken back. */
function showOnTerminal(stream: ProgressStream, line: string): void {
  const columns = stream.columns || USUAL_COLUMNS;
  stream.write(`\r\u001B[K${escapeHidden(line).slice(0, columns - 1)}`);
}
