// Generated from spec/actions/catalogue.json (changeauthenticationdata) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=changeauthenticationdata`. */
export interface ChangeauthenticationdataRow {
  readonly status: string;
}

/** Fields that `action=changeauthenticationdata` adds to the response. */
export interface ChangeauthenticationdataResponsePart<Row = ChangeauthenticationdataRow> {
  readonly changeauthenticationdata: Row;
}

/**
 * The result of `action=changeauthenticationdata`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ChangeauthenticationdataResult extends ResultType {
  readonly at: readonly ["changeauthenticationdata"];
  readonly kind: "object";
  readonly base: ChangeauthenticationdataRow;
  readonly errors: "badrequest" | "badretype" | "missingparam" | "notloggedin";
  readonly response: ChangeauthenticationdataResponsePart<this["row"]>;
}

/** The result of `action=changeauthenticationdata` as data, for `validateResponse`. */
export const changeauthenticationdataResult: ResultDescriptor = {
  module: "changeauthenticationdata",
  rows: { at: ["changeauthenticationdata"], kind: "object" },
  response: { changeauthenticationdata: { is: { record: { status: { is: "string" } } } } },
};
