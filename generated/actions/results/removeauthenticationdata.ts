// Generated from spec/actions/catalogue.json (removeauthenticationdata) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/**
 * The result of `action=removeauthenticationdata`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface RemoveauthenticationdataResult extends ResultType {
  readonly errors: "badrequest" | "missingparam" | "notloggedin";
}

/** The result of `action=removeauthenticationdata` as data, for `validateResponse`. */
export const removeauthenticationdataResult: ResultDescriptor = {
  module: "removeauthenticationdata",
  response: {},
};
