// Generated from spec/actions/catalogue.json (stashedit) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=stashedit`. */
export interface StasheditRow {
  readonly status: string;
  readonly texthash: string;
}

/** Fields that `action=stashedit` adds to the response. */
export interface StasheditResponsePart<Row = StasheditRow> {
  readonly stashedit: Row;
}

/**
 * The result of `action=stashedit`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface StasheditResult extends ResultType {
  readonly at: readonly ["stashedit"];
  readonly kind: "object";
  readonly base: StasheditRow;
  readonly errors: "invalidtitle" | "missingtext" | "nosuchrevid";
  readonly response: StasheditResponsePart<this["row"]>;
}

/** The result of `action=stashedit` as data, for `validateResponse`. */
export const stasheditResult: ResultDescriptor = {
  module: "stashedit",
  rows: { at: ["stashedit"], kind: "object" },
  response: {
    stashedit: { is: { record: { status: { is: "string" }, texthash: { is: "string" } } } },
  },
};
