// Generated from spec/actions/catalogue.json (emailuser) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/**
 * The result of `action=emailuser`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface EmailuserResult extends ResultType {
  readonly errors:
    | "cantsend"
    | "emailnotarget"
    | "missingparam"
    | "noemail"
    | "noemailtext"
    | "notarget";
}

/** The result of `action=emailuser` as data, for `validateResponse`. */
export const emailuserResult: ResultDescriptor = {
  module: "emailuser",
  response: {},
};
