// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { JsonObject } from "../../model/json.js";

/** A warning for a reason that is not in the catalogue. */
export interface ModuleWarning {
  readonly code: string;
  readonly text: string;
  readonly data?: JsonObject;
}

/** What the server refuses for a reason that is not in the catalogue. */
export interface Refused {
  readonly kind: "refused";
  readonly code: string;
  readonly text: string;
  readonly data?: JsonObject;
  /** The module has come to its own warnings by then. */
  readonly late?: boolean;
  /** What the server has warned of by then. */
  readonly warnings?: readonly ModuleWarning[];
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
