import { sleepFor } from "../../templates/runtime/http/sleep.js";

/** The environment of a pull. Tests replace it. */
export interface Environment {
  readonly fetch: typeof globalThis.fetch;
  /** Waits for some milliseconds; rejects with the signal's reason when it is aborted. */
  readonly sleep: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Milliseconds since the epoch. Setting the clock of the machine does not change it. */
  readonly now: () => number;
  /** Receives a short line of progress; an empty line at the end. */
  readonly progress: (line: string) => void;
}

/** The environment of the process, without progress messages. */
export const processEnvironment: Environment = {
  fetch: (input, init) => globalThis.fetch(input, init),
  sleep: sleepFor,
  now: () => performance.timeOrigin + performance.now(),
  progress: () => undefined,
};

/** The limits of a pull. */
export interface PullLimits {
  /** The milliseconds of one response, from the request to its last byte. */
  readonly responseTime: number;
  /** The milliseconds of the complete pull, including waits. */
  readonly totalTime: number;
  /** The longest wait in milliseconds that a server may ask for. */
  readonly longestWait: number;
  /** The maximum number of times that a request is sent; at least 1. */
  readonly tries: number;
  /** The maximum size of a response in bytes, uncompressed. */
  readonly responseBytes: number;
  /** The maximum total size of a pull's responses, uncompressed. */
  readonly totalBytes: number;
  /** The maximum number of redirects per request. */
  readonly redirects: number;
}

/** The time limit for a pull, as a multiple of the limit for one response. */
const TOTAL_FACTOR = 20;

/** The default limits, with the time limit of one response in seconds. */
export function limitsFor(timeoutSeconds: number): PullLimits {
  const responseTime = timeoutSeconds * 1000;
  const totalTime = responseTime * TOTAL_FACTOR;
  return {
    responseTime,
    totalTime,
    longestWait: totalTime,
    tries: 5,
    responseBytes: 32 * 1024 * 1024,
    totalBytes: 256 * 1024 * 1024,
    redirects: 5,
  };
}

/** The default limits for long runs: without limits on all responses together. */
export function limitsWithoutTotal(timeoutSeconds: number): PullLimits {
  return { ...limitsFor(timeoutSeconds), totalTime: Infinity, totalBytes: Infinity };
}
