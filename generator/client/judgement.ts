import type { Diagnostic } from "../diagnostics/diagnostic.js";

/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object of JSON. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

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
