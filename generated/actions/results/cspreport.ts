// Generated from spec/actions/catalogue.json (cspreport) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/**
 * The result of `action=cspreport`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface CspreportResult extends ResultType {
  readonly errors: "cspreport-wrongformat";
}

/** The result of `action=cspreport` as data, for `validateResponse`. */
export const cspreportResult: ResultDescriptor = {
  module: "cspreport",
  response: {},
};
