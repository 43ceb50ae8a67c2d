// Generated from spec/actions/catalogue.json (feedcontributions) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** The result of `action=feedcontributions`, for the types of responses. */
export interface FeedcontributionsResult extends ResultType {
  readonly bodies: readonly [{ readonly is: string }];
  readonly errors: "badvalue" | "missingparam";
}

/** The result of `action=feedcontributions` as data, for `validateResponse`. */
export const feedcontributionsResult: ResultDescriptor = {
  module: "feedcontributions",
  response: {},
  bodies: [{ is: "text" }],
};
