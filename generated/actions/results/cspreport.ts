// Generated from spec/actions/catalogue.json (cspreport) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The result of `action=cspreport`, for the types of responses. */
export interface CspreportResult extends ResultType {
  readonly errors: "cspreport-wrongformat";
}

/** The result of `action=cspreport` as data, for `validateResponse`. */
export const cspreportResult: ResultDescriptor = {
  module: "cspreport",
  response: {},
};
