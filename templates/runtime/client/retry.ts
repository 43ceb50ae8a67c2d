import { ApiError, errorOf } from "../action-api/api-error.js";
import { untilAborted } from "../http/abort.js";
import { HttpError } from "../http/http-error.js";
import { sleepFor } from "../http/sleep.js";
import type { Send, SenderLike } from "./send.js";
import { wrapSender } from "./tokens.js";
import { isWrite } from "./write.js";

/** Limits on the number of attempts and their total time. */
export interface RetryOptions {
  /**
   * Total time for all attempts in milliseconds. A pause that would exceed it is not started.
   * Default: one minute.
   */
  readonly budget?: number | undefined;
  /** Maximum number of attempts for a request, including the first. Default: 5. */
  readonly tries?: number | undefined;
  /** Waits the given number of milliseconds; for tests. */
  readonly sleep?:
    | ((milliseconds: number, signal: AbortSignal | undefined) => Promise<void>)
    | undefined;
  /** Returns the time in milliseconds; for tests. Default: `performance.now`, which never jumps. */
  readonly now?: (() => number) | undefined;
}

const PASSING_CODES = /^(?:maxlag|ratelimited|readonly)$/;
const FIRST_PAUSE = 1000;

/**
 * Wraps a sender so that it retries temporary failures: the errors `maxlag`, `ratelimited` and
 * `readonly`, the statuses 429 and 503, and network errors (a `TypeError`, which `fetch` throws, or
 * an error named `NetworkError`).
 *
 * It waits for the time in `Retry-After`, or for 1, 2, 4, … seconds if the header is absent or
 * zero. Other errors, and the last attempt's error, are thrown unchanged.
 *
 * A write that may have arrived is not sent again. This applies after network errors and after a
 * proxy's status 503, which includes neither an API error nor `Retry-After`.
 */
export function withRetries<Sender extends Send>(
  send: Sender,
  options: RetryOptions = {},
): SenderLike<Sender> {
  return wrapSender(send, retryingSender(send, options));
}

function retryingSender(send: Send, options: RetryOptions): Send {
  const { budget = 60_000, tries = 5, sleep = sleepFor, now = () => performance.now() } = options;
  return async (parameters, context) => {
    const start = now();
    for (let attempts = 1; ; attempts += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a try depends on the one before it
      const outcome = await outcomeOf(async () => send(parameters, context));
      const error = outcome.kind === "thrown" ? outcome.error : errorOf(outcome.response);
      const next = FIRST_PAUSE * 2 ** (attempts - 1);
      const pause = pauseAfter(error, isWrite(parameters, context), next);
      if (pause === undefined || attempts >= tries || now() - start + pause > budget) {
        if (outcome.kind === "thrown") throw outcome.error;
        return outcome.response;
      }
      // oxlint-disable-next-line no-await-in-loop -- the pause comes before the next try
      await untilAborted(sleep(pause, context.signal), context.signal);
    }
  };
}

/** A response or a thrown error. */
export type SendOutcome =
  | { readonly kind: "ok"; readonly response: unknown }
  | { readonly kind: "thrown"; readonly error: unknown };

/** Sends a request and returns its outcome. */
export async function outcomeOf(attempt: () => Promise<unknown>): Promise<SendOutcome> {
  try {
    return { kind: "ok", response: await attempt() };
  } catch (error) {
    return { kind: "thrown", error };
  }
}

/**
 * Returns the milliseconds to wait before the next attempt; undefined if a retry would not help or
 * could write twice.
 */
function pauseAfter(error: unknown, writes: boolean, defaultPause: number): number | undefined {
  if (error instanceof ApiError || error instanceof HttpError) {
    const { retryAfter, status } = error;
    const isProxy = status === 503 && error instanceof HttpError && retryAfter === undefined;
    if (!isPassing(error) || (writes && isProxy)) return undefined;
    // A `Retry-After` of zero would repeat the request at once.
    return retryAfter === 0 ? defaultPause : (retryAfter ?? defaultPause);
  }
  const isNetwork =
    error instanceof TypeError || (error instanceof Error && error.name === "NetworkError");
  return isNetwork && !writes ? defaultPause : undefined;
}

/** Whether the server reports a temporary failure. */
export function isPassing(error: ApiError | HttpError): boolean {
  return (
    error.status === 429 ||
    error.status === 503 ||
    (error instanceof ApiError && PASSING_CODES.test(error.code))
  );
}
