// Generated from spec/actions/catalogue.json (cspreport) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/** The result of `action=cspreport`, for the types of responses. */
export interface CspreportResult extends ResultType {
  readonly errors: "cspreport-wrongformat";
}

/** The result of `action=cspreport` as data, for `validateResponse`. */
export const cspreportResult: ResultDescriptor = {
  module: "cspreport",
  response: {},
};
