/** The limits of a pull. */
export interface PullLimits {
  /** Milliseconds that one answer may take, from the request to its last byte. */
  readonly responseTime: number;
  /** Milliseconds that the whole pull may take, waits included. */
  readonly totalTime: number;
  /** Times that one request is sent before its failure counts; at least 1. */
  readonly tries: number;
  /** Bytes that one answer may have, uncompressed. */
  readonly responseBytes: number;
  /** Redirects that one request may meet. */
  readonly redirects: number;
}

/** The time limit of a pull, as a multiple of the time limit of one response. */
const TOTAL_FACTOR = 20;

/** The default limits, with the time limit of one response in seconds. */
export function limitsFor(timeoutSeconds: number): PullLimits {
  const responseTime = timeoutSeconds * 1000;
  return {
    responseTime,
    totalTime: responseTime * TOTAL_FACTOR,
    tries: 5,
    responseBytes: 64 * 1024 * 1024,
    redirects: 5,
  };
}

/** The default limits without a total time limit, for long runs. */
export function limitsWithoutTotal(timeoutSeconds: number): PullLimits {
  return { ...limitsFor(timeoutSeconds), totalTime: Number.POSITIVE_INFINITY };
}
