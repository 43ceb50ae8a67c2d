// Generated from spec/actions/catalogue.json (cspreport) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** The result of `action=cspreport`, for the types of responses. */
export interface CspreportResult extends ResultType {
  readonly errors: "cspreport-wrongformat";
}

/** The result of `action=cspreport` as data, for `validateResponse`. */
export const cspreportResult: ResultDescriptor = {
  module: "cspreport",
  response: {},
};
