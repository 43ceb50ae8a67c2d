// Generated from spec/actions/catalogue.json (options) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** Fields that `action=options` adds to the response. */
export interface OptionsResponsePart {
  readonly options: string;
}

/** The result of `action=options`, for the types of responses. */
export interface OptionsResult extends ResultType {
  readonly errors: "badtoken" | "nochanges" | "nooptionname" | "notloggedin";
  readonly response: OptionsResponsePart;
}

/** The result of `action=options` as data, for `validateResponse`. */
export const optionsResult: ResultDescriptor = {
  module: "options",
  response: { options: { is: "string" } },
};
