// Generated from spec/actions/catalogue.json (emailuser) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** The result of `action=emailuser`, for the types of responses. */
export interface EmailuserResult extends ResultType {
  readonly errors:
    | "cantsend"
    | "emailnotarget"
    | "missingparam"
    | "noemail"
    | "noemailtext"
    | "notarget";
}

/** The result of `action=emailuser` as data, for `validateResponse`. */
export const emailuserResult: ResultDescriptor = {
  module: "emailuser",
  response: {},
};
