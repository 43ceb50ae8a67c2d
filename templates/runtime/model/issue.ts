import type { SyntaxType } from "../rules/all.js";
import type { RuleCode } from "./param-rule.js";
import type { ApiMessage } from "./api-message.js";

/**
 * The server's codes for problems of a parameter, and of the method of a request; `badbody` and
 * `missingbody` are about the body of a request to an operation of an OpenAPI document.
 */
export type IssueCode =
  | RuleCode
  | `bad${SyntaxType}`
  | "badbody"
  | "badbool"
  | "badcontinue"
  | "badexpiry"
  | "badexpiry-past"
  | "badfloat"
  | "badfloat-notfinite"
  | "badgenerator"
  | "badinteger"
  | "badtags"
  | "badtimestamp"
  | "badupload"
  | "baduser"
  | "badutf8"
  | "badvalue"
  | "deprecation"
  | "maxbytes"
  | "maxchars"
  | "missingbody"
  | "multisource"
  | "mustbeposted"
  | "mustpostparams"
  | "outofrange"
  | "toomanyvalues"
  | "unclearnowtimestamp"
  | "unrecognizedparams"
  | "unrecognizedvalues"
  | "unsupportedarray";

/** A message about a parameter. */
export interface Issue extends Omit<ApiMessage<IssueCode>, "text" | "module"> {
  /** After an error, the server stops; after a warning, it continues with another value. */
  readonly severity: "error" | "warning";
  /** As in the input: unprefixed in structured input, the wire name in wire input. */
  readonly parameter: string;
  /** Path of the module, such as `query+allpages`. */
  readonly module: string;
  /** The name of the parameter and the text. */
  readonly message: string;
}

/** The result of a strict validator: the value, perhaps with warnings, or every issue. */
export type Validated<Value> =
  | { readonly ok: true; readonly value: Value; readonly issues: readonly Issue[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };
