import { appendFileSync, closeSync, constants, openSync } from "node:fs";

/** Without `O_NONBLOCK`, opening a pipe that no process reads does not end. Windows has none, which changes no flag. */
const { O_APPEND, O_CREAT, O_WRONLY, O_NONBLOCK } = constants;

/** Appends to a file that may be missing. Throws the system's error, also for a pipe without a reader. */
export function appendText(path: string, text: string): void {
  const descriptor = openSync(path, O_APPEND | O_CREAT | O_WRONLY | O_NONBLOCK, 0o666);
  try {
    appendFileSync(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}
