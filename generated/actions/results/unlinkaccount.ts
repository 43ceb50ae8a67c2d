// Generated from spec/actions/catalogue.json (unlinkaccount) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/**
 * The result of `action=unlinkaccount`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface UnlinkaccountResult extends ResultType {
  readonly errors: "badrequest" | "missingparam" | "notloggedin";
}

/** The result of `action=unlinkaccount` as data, for `validateResponse`. */
export const unlinkaccountResult: ResultDescriptor = {
  module: "unlinkaccount",
  response: {},
};
