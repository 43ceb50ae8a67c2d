// Generated from spec/actions/catalogue.json (feedwatchlist) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/**
 * The result of `action=feedwatchlist`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface FeedwatchlistResult extends ResultType {
  readonly bodies: readonly [{ readonly is: string }];
}

/** The result of `action=feedwatchlist` as data, for `validateResponse`. */
export const feedwatchlistResult: ResultDescriptor = {
  module: "feedwatchlist",
  response: {},
  bodies: [{ is: "text" }],
};
