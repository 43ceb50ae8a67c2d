// Generated from spec/actions/catalogue.json (rsd) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** The result of `action=rsd`, for the types of responses. */
export interface RsdResult extends ResultType {
  readonly bodies: readonly [{ readonly is: string }];
}

/** The result of `action=rsd` as data, for `validateResponse`. */
export const rsdResult: ResultDescriptor = {
  module: "rsd",
  response: {},
  bodies: [{ is: "text" }],
};
