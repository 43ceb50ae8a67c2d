import { ApiError, errorOf } from "../action-api/api-error.js";
import { untilAborted } from "../http/abort.js";
import { HttpError } from "../http/http-error.js";
import { sleepFor } from "../http/sleep.js";
import type { SendContext, Send, SenderLike } from "./send.js";
import { wrapSender } from "./tokens.js";

/** The number of retries and the time for them. */
export interface RetryOptions {
  /** Time for all tries in milliseconds; a pause that would exceed it is not started. Default: one minute. */
  readonly budget?: number | undefined;
  /** Number of tries of a request, including the first. Default: 5. */
  readonly tries?: number | undefined;
  /** Waits so many milliseconds; for tests. */
  readonly sleep?:
    | ((milliseconds: number, signal: AbortSignal | undefined) => Promise<void>)
    | undefined;
  /** The time in milliseconds; for tests. */
  readonly now?: (() => number) | undefined;
}

const PASSING_CODES = /^(?:maxlag|ratelimited|readonly)$/;
const FIRST_PAUSE = 1000;

/**
 * A sender that retries temporary failures: the errors `maxlag`, `ratelimited` and `readonly`, the
 * statuses 429 and 503, and failures of the network: a `TypeError`, as `fetch` throws it, or an
 * error with the name `NetworkError`.
 *
 * It waits for the time of `Retry-After`; without this header, for 1, 2, 4, … seconds. All other
 * errors, and that of the last attempt, are thrown unchanged. After a failure of the network, a
 * POST to another module than `query` is not sent again, since it may have arrived.
 */
export function withRetries<Sender extends Send>(
  send: Sender,
  options: RetryOptions = {},
): SenderLike<Sender> {
  return wrapSender(send, retryingSender(send, options));
}

function retryingSender(send: Send, options: RetryOptions): Send {
  const { budget = 60_000, tries = 5, sleep = sleepFor, now = Date.now } = options;
  return async (parameters, context) => {
    const start = now();
    for (let attempts = 1; ; attempts += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a try depends on the one before it
      const outcome = await outcomeOf(async () => send(parameters, context));
      const error = outcome.kind === "thrown" ? outcome.error : errorOf(outcome.response);
      const next = FIRST_PAUSE * 2 ** (attempts - 1);
      const pause = isLost(error, parameters, context) ? next : pauseAfter(error, next);
      if (pause === undefined || attempts >= tries || now() - start + pause > budget) {
        if (outcome.kind === "thrown") throw outcome.error;
        return outcome.response;
      }
      // oxlint-disable-next-line no-await-in-loop -- the pause comes before the next try
      await untilAborted(sleep(pause, context.signal), context.signal);
    }
  };
}

/** A response, or what was thrown instead. */
export type SendOutcome =
  | { readonly kind: "ok"; readonly response: unknown }
  | { readonly kind: "thrown"; readonly error: unknown };

/** The outcome of sending a request. */
export async function outcomeOf(attempt: () => Promise<unknown>): Promise<SendOutcome> {
  try {
    return { kind: "ok", response: await attempt() };
  } catch (error) {
    return { kind: "thrown", error };
  }
}

/** Whether the network failed and a retry is safe: requests of `action=query` only read. */
function isLost(error: unknown, { action }: Parameters<Send>[0], { method }: SendContext): boolean {
  const isNetwork =
    error instanceof TypeError || (error instanceof Error && error.name === "NetworkError");
  return isNetwork && (method === "GET" || action === "query");
}

/** Milliseconds to wait before the next try; undefined if another would not help. */
function pauseAfter(error: unknown, defaultPause: number): number | undefined {
  if (!(error instanceof ApiError || error instanceof HttpError)) return undefined;
  return isPassing(error) ? (error.retryAfter ?? defaultPause) : undefined;
}

/** Whether the server reports a temporary failure. */
export function isPassing(error: ApiError | HttpError): boolean {
  return (
    error.status === 429 ||
    error.status === 503 ||
    (error instanceof ApiError && PASSING_CODES.test(error.code))
  );
}
