import type { Diagnostic } from "../base/diagnostic.js";

/** The outcome of a request: alternatives by `kind`. */
export type ResponseOutcome<Value> =
  | { readonly kind: "received"; readonly value: Value }
  | RetryOutcome
  | FailedOutcome;

/** A failure that no retry changes. */
export interface FailedOutcome {
  readonly kind: "failed";
  readonly diagnostic: Diagnostic;
  /** The code of the error, if the response is an error of the API. */
  readonly errorCode?: string;
}

/** A failure that may be temporary. The diagnostic applies if every retry fails. */
export interface RetryOutcome {
  readonly kind: "again";
  readonly diagnostic: Diagnostic;
  /** The milliseconds that the server asks to wait; undefined if it does not say. */
  readonly wait: number | undefined;
  /** The code of the error, if the response is an error of the API. */
  readonly errorCode?: string;
}

export function failure(found: Diagnostic, errorCode?: string): FailedOutcome {
  return { kind: "failed", diagnostic: found, ...(errorCode !== undefined && { errorCode }) };
}

export function retryLater(found: Diagnostic, wait?: number, errorCode?: string): RetryOutcome {
  return { kind: "again", diagnostic: found, wait, ...(errorCode !== undefined && { errorCode }) };
}
