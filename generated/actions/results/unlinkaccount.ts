// Generated from spec/actions/catalogue.json (unlinkaccount) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** The result of `action=unlinkaccount`, for the types of responses. */
export interface UnlinkaccountResult extends ResultType {
  readonly errors: "badrequest" | "missingparam" | "notloggedin";
}

/** The result of `action=unlinkaccount` as data, for `validateResponse`. */
export const unlinkaccountResult: ResultDescriptor = {
  module: "unlinkaccount",
  response: {},
};
