// Generated from spec/actions/catalogue.json (logout) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** The result of `action=logout`, for the types of responses. */
export interface LogoutResult extends ResultType {
  readonly errors: "badtoken";
}

/** The result of `action=logout` as data, for `validateResponse`. */
export const logoutResult: ResultDescriptor = {
  module: "logout",
  response: {},
};
