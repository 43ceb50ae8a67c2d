import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { JsonObject } from "../json/object.js";

/** What a request came to: alternatives by `kind`. */
export type Judgement =
  | { readonly kind: "answered"; readonly value: JsonObject }
  | Again
  | { readonly kind: "failed"; readonly diagnostic: Diagnostic };

/** The same request may fare better later; the diagnostic holds if it never does. */
export interface Again {
  readonly kind: "again";
  readonly diagnostic: Diagnostic;
  /** Milliseconds that the server asks to wait; undefined where it does not say. */
  readonly wait: number | undefined;
}

export function failed(found: Diagnostic): Judgement {
  return { kind: "failed", diagnostic: found };
}

export function again(found: Diagnostic, wait?: number): Judgement {
  return { kind: "again", diagnostic: found, wait };
}
