// Generated from spec/actions/catalogue.json (acquiretempusername) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/**
 * The result of `action=acquiretempusername`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface AcquiretempusernameResult extends ResultType {
  readonly errors: "tempuserdisabled";
}

/** The result of `action=acquiretempusername` as data, for `validateResponse`. */
export const acquiretempusernameResult: ResultDescriptor = {
  module: "acquiretempusername",
  response: {},
};
