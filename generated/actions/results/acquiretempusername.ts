// Generated from spec/actions/catalogue.json (acquiretempusername) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** The result of `action=acquiretempusername`, for the types of responses. */
export interface AcquiretempusernameResult extends ResultType {
  readonly errors: "tempuserdisabled";
}

/** The result of `action=acquiretempusername` as data, for `validateResponse`. */
export const acquiretempusernameResult: ResultDescriptor = {
  module: "acquiretempusername",
  response: {},
};
