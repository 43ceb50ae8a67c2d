// Generated from spec/actions/catalogue.json (clearhasmsg) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** Fields that `action=clearhasmsg` adds to the response. */
export interface ClearhasmsgResponsePart {
  readonly clearhasmsg: string;
}

/**
 * The result of `action=clearhasmsg`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ClearhasmsgResult extends ResultType {
  readonly response: ClearhasmsgResponsePart;
}

/** The result of `action=clearhasmsg` as data, for `validateResponse`. */
export const clearhasmsgResult: ResultDescriptor = {
  module: "clearhasmsg",
  response: { clearhasmsg: { is: "string" } },
};
