import { sleep } from "../../templates/runtime/http/sleep.js";

/** What a pull needs of the world; tests put their own in its place. */
export interface Environment {
  readonly fetch: typeof globalThis.fetch;
  /** Waits so many milliseconds; rejects with the signal's reason when it is aborted. */
  readonly sleep: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Takes one short line about what is under way; an empty one in the end. */
  readonly progress: (line: string) => void;
}

/** The world as it is, and nobody who watches. */
export const processEnvironment: Environment = {
  fetch: (input, init) => globalThis.fetch(input, init),
  sleep,
  now: () => Date.now(),
  progress: () => undefined,
};
