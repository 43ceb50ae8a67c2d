// Generated from spec/actions/catalogue.json (removeauthenticationdata) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** The result of `action=removeauthenticationdata`, for the types of responses. */
export interface RemoveauthenticationdataResult extends ResultType {
  readonly errors: "badrequest" | "missingparam" | "notloggedin";
}

/** The result of `action=removeauthenticationdata` as data, for `validateResponse`. */
export const removeauthenticationdataResult: ResultDescriptor = {
  module: "removeauthenticationdata",
  response: {},
};
