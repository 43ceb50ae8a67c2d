/** What bounds a pull, so that it ends whatever the server does. */
export interface PullLimits {
  /** Milliseconds that one answer may take, from the request to its last byte. */
  readonly answerTime: number;
  /** Milliseconds that the whole pull may take, waits included. */
  readonly totalTime: number;
  /** Times that one request is sent before its failure counts; at least 1. */
  readonly tries: number;
  /** Bytes that one answer may have, uncompressed. */
  readonly answerBytes: number;
  /** Redirects that one request may meet. */
  readonly redirects: number;
}

/** Times that the whole pull may take as long as one answer. */
const TOTAL_FACTOR = 20;

/** The usual limits, with a time limit of one answer in seconds. */
export function limitsFor(timeoutSeconds: number): PullLimits {
  const answerTime = timeoutSeconds * 1000;
  return {
    answerTime,
    totalTime: answerTime * TOTAL_FACTOR,
    tries: 5,
    answerBytes: 64 * 1024 * 1024,
    redirects: 5,
  };
}

/** The same without a limit for all answers together, for runs that take as long as they take. */
export function limitsForever(timeoutSeconds: number): PullLimits {
  return { ...limitsFor(timeoutSeconds), totalTime: Number.POSITIVE_INFINITY };
}
