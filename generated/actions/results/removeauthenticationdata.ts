// Generated from spec/actions/catalogue.json (removeauthenticationdata) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/** The result of `action=removeauthenticationdata`, for the types of responses. */
export interface RemoveauthenticationdataResult extends ResultType {
  readonly errors: "badrequest" | "missingparam" | "notloggedin";
}

/** The result of `action=removeauthenticationdata` as data, for `validateResponse`. */
export const removeauthenticationdataResult: ResultDescriptor = {
  module: "removeauthenticationdata",
  response: {},
};
