import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { UnknownObject } from "../json/value.js";

/** The outcome of a request: alternatives by `kind`. */
export type ResponseOutcome =
  | { readonly kind: "received"; readonly value: UnknownObject }
  | RetryOutcome
  | { readonly kind: "failed"; readonly diagnostic: Diagnostic };

/** A failure that may be temporary. The diagnostic applies if every retry fails. */
export interface RetryOutcome {
  readonly kind: "again";
  readonly diagnostic: Diagnostic;
  /** The milliseconds that the server asks to wait; undefined if it does not say. */
  readonly wait: number | undefined;
}

export function failure(found: Diagnostic): ResponseOutcome {
  return { kind: "failed", diagnostic: found };
}

export function retryLater(found: Diagnostic, wait?: number): ResponseOutcome {
  return { kind: "again", diagnostic: found, wait };
}
