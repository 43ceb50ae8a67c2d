// Generated from spec/actions/catalogue.json (feedcontributions) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/**
 * The result of `action=feedcontributions`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
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
