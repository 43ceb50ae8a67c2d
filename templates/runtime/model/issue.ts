import type { JsonObject } from "./json.js";

/** The server's words for what is wrong with a parameter. */
export type IssueCode =
  | "badbool"
  | "badexpiry"
  | "badfloat"
  | "badfloat-notfinite"
  | "badgenerator"
  | "badinteger"
  | "badtimestamp"
  | "badtitle"
  | "baduser"
  | "badutf8"
  | "badvalue"
  | "deprecation"
  | "maxbytes"
  | "maxchars"
  | "missingparam"
  | "outofrange"
  | "toomanyvalues"
  | "unclearnowtimestamp"
  | "unrecognizedparams"
  | "unrecognizedvalues"
  | "unsupportedarray";

/** One finding about one parameter. */
export interface Issue {
  /** An error stops the server; with a warning it goes on with another value. */
  readonly severity: "error" | "warning";
  readonly code: IssueCode;
  /** As the input writes it: unprefixed in structured input, the wire name in wire input. */
  readonly parameter: string;
  /** Path of the module, such as `query+allpages`. */
  readonly module: string;
  readonly message: string;
  /** What the server sends along, such as `min`, `curmax`, `max` and `highmax` with `outofrange`. */
  readonly data?: JsonObject;
}

/** What a strict validator says: the value, perhaps with warnings, or every issue at once. */
export type Validated<Value> =
  | { readonly ok: true; readonly value: Value; readonly issues: readonly Issue[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };
