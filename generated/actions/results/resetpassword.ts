// Generated from spec/actions/catalogue.json (resetpassword) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=resetpassword`. */
export interface ResetpasswordRow {
  readonly status: string;
}

/** Fields that `action=resetpassword` adds to the response. */
export interface ResetpasswordResponsePart<Row = ResetpasswordRow> {
  readonly resetpassword: Row;
}

/**
 * The result of `action=resetpassword`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ResetpasswordResult extends ResultType {
  readonly at: readonly ["resetpassword"];
  readonly kind: "object";
  readonly base: ResetpasswordRow;
  readonly errors: "baduser" | "passwordreset-nodata";
  readonly response: ResetpasswordResponsePart<this["row"]>;
}

/** The result of `action=resetpassword` as data, for `validateResponse`. */
export const resetpasswordResult: ResultDescriptor = {
  module: "resetpassword",
  rows: { at: ["resetpassword"], kind: "object" },
  response: { resetpassword: { is: { record: { status: { is: "string" } } } } },
};
