// Generated from spec/actions/catalogue.json (clearhasmsg) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** Fields that `action=clearhasmsg` adds to the response. */
export interface ClearhasmsgResponsePart {
  readonly clearhasmsg: string;
}

/** The result of `action=clearhasmsg`, for the types of responses. */
export interface ClearhasmsgResult extends ResultType {
  readonly response: ClearhasmsgResponsePart;
}

/** The result of `action=clearhasmsg` as data, for `validateResponse`. */
export const clearhasmsgResult: ResultDescriptor = {
  module: "clearhasmsg",
  response: { clearhasmsg: { is: "string" } },
};
