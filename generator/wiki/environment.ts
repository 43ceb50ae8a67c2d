import { sleepFor } from "../../templates/runtime/http/sleep.js";

/** The environment of a pull. Tests replace it. */
export interface Environment {
  readonly fetch: typeof globalThis.fetch;
  /** Waits for some milliseconds; rejects with the signal's reason when it is aborted. */
  readonly sleep: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Receives a short line of progress; an empty line at the end. */
  readonly progress: (line: string) => void;
}

/** The environment of the process, without progress messages. */
export const processEnvironment: Environment = {
  fetch: (input, init) => globalThis.fetch(input, init),
  sleep: sleepFor,
  now: () => Date.now(),
  progress: () => undefined,
};
