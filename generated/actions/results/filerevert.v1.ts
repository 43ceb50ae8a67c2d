// Generated from spec/actions/catalogue.json (filerevert) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/** The result of `action=filerevert` in format version 1, for the types of responses. */
export interface FilerevertResultV1 extends ResultType {
  readonly errors: "filerevert-badversion" | "invalidtitle" | "missingparam" | "missingtitle";
}
