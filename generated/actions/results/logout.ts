// Generated from spec/actions/catalogue.json (logout) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/**
 * The result of `action=logout`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface LogoutResult extends ResultType {
  readonly errors: "badtoken";
}

/** The result of `action=logout` as data, for `validateResponse`. */
export const logoutResult: ResultDescriptor = {
  module: "logout",
  response: {},
};
