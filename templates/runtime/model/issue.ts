import type { ApiMessage } from "./api-message.js";

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

/** A message about a parameter. */
export interface Issue extends Omit<ApiMessage<IssueCode>, "text" | "module"> {
  /** An error stops the server; with a warning it goes on with another value. */
  readonly severity: "error" | "warning";
  /** As the input writes it: unprefixed in structured input, the wire name in wire input. */
  readonly parameter: string;
  /** Path of the module, such as `query+allpages`. */
  readonly module: string;
  /** The name of the parameter and the text. */
  readonly message: string;
}

/** What a strict validator says: the value, perhaps with warnings, or every issue at once. */
export type Validated<Value> =
  | { readonly ok: true; readonly value: Value; readonly issues: readonly Issue[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };
