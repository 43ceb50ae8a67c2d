// Generated from spec/actions/catalogue.json (rsd) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/**
 * The result of `action=rsd`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface RsdResult extends ResultType {
  readonly bodies: readonly [{ readonly is: string }];
}

/** The result of `action=rsd` as data, for `validateResponse`. */
export const rsdResult: ResultDescriptor = {
  module: "rsd",
  response: {},
  bodies: [{ is: "text" }],
};
