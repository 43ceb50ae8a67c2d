import type { ApiMessage } from "../../model/api-message.js";
import type { JsonObject } from "../../model/json.js";

/** What the server refuses for a reason that is not in the catalogue. */
export interface Refused extends ApiMessage {
  readonly kind: "refused";
  /** The module has come to its own warnings by then. */
  readonly late?: boolean;
  /** What the server has warned of by then. */
  readonly warnings?: readonly ApiMessage[];
}

/** An answer, or the reason why there is none. */
export type Answered<Value> = { readonly kind: "answered"; readonly value: Value } | Refused;

export function refused(code: string, text: string, data?: JsonObject): Refused {
  return { kind: "refused", code, text, ...(data && { data }) };
}

export function answered<Value>(value: Value): {
  readonly kind: "answered";
  readonly value: Value;
} {
  return { kind: "answered", value };
}
