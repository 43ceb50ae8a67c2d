// Generated from spec/actions/catalogue.json (feedrecentchanges) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/**
 * The result of `action=feedrecentchanges`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface FeedrecentchangesResult extends ResultType {
  readonly bodies: readonly [{ readonly is: string }];
  readonly errors: "badinteger" | "badvalue";
}

/** The result of `action=feedrecentchanges` as data, for `validateResponse`. */
export const feedrecentchangesResult: ResultDescriptor = {
  module: "feedrecentchanges",
  response: {},
  bodies: [{ is: "text" }],
};
