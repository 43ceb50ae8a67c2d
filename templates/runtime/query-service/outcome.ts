import type { ApiMessage } from "../model/api-message.js";
import type { JsonObject } from "../model/json.js";

/** An error whose reason is not in the catalogue. */
export interface Refused extends ApiMessage {
  readonly kind: "refused";
  /** Whether the error comes after the warnings about the module itself. */
  readonly late?: boolean;
  /** The module's warnings from before the error. */
  readonly warnings?: readonly ApiMessage[];
  /** Further errors of the same module. */
  readonly others?: readonly ApiMessage[];
}

/** A value, or the error that prevents it. */
export type Outcome<Value> = { readonly kind: "ok"; readonly value: Value } | Refused;

export function refused(code: string, text: string, data?: JsonObject): Refused {
  return { kind: "refused", code, text, ...(data && { data }) };
}

export function ok<Value>(value: Value): { readonly kind: "ok"; readonly value: Value } {
  return { kind: "ok", value };
}
