// Generated from spec/actions/catalogue.json (feedwatchlist) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** The result of `action=feedwatchlist`, for the types of responses. */
export interface FeedwatchlistResult extends ResultType {
  readonly bodies: readonly [{ readonly is: string }];
}

/** The result of `action=feedwatchlist` as data, for `validateResponse`. */
export const feedwatchlistResult: ResultDescriptor = {
  module: "feedwatchlist",
  response: {},
  bodies: [{ is: "text" }],
};
