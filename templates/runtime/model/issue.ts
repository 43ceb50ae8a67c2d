import type { SyntaxType } from "../rules/all.js";
import type { RuleCode } from "./param-rule.js";
import type { ApiMessage } from "./api-message.js";

/**
 * The server's codes for invalid parameters and request methods. `badbody` and `missingbody` are
 * about the request body of an OpenAPI operation.
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
  /** The server stops after an error. After a warning, it continues with a different value. */
  readonly severity: "error" | "warning";
  /** The parameter's name as in the input: unprefixed if structured, otherwise the wire name. */
  readonly parameter: string;
  /** The path of the module, such as `query+allpages`. */
  readonly module: string;
  /** The parameter's name and the message text. */
  readonly message: string;
}

/** The result of a strict validator: the value, possibly with warnings, or all issues. */
export type Validated<Value> =
  | { readonly ok: true; readonly value: Value; readonly issues: readonly Issue[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };
