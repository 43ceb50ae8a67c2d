// Generated from spec/actions/catalogue.json (feedrecentchanges) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** The result of `action=feedrecentchanges`, for the types of responses. */
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
