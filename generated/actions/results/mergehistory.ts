// Generated from spec/actions/catalogue.json (mergehistory) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=mergehistory`. */
export interface MergehistoryRow {
  readonly from: string;
  readonly to: string;
  readonly timestamp: null | string;
  readonly reason: string;
}

/** Fields that `action=mergehistory` adds to the response. */
export interface MergehistoryResponsePart<Row = MergehistoryRow> {
  readonly mergehistory: Row;
}

/**
 * The result of `action=mergehistory`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface MergehistoryResult extends ResultType {
  readonly at: readonly ["mergehistory"];
  readonly kind: "object";
  readonly base: MergehistoryRow;
  readonly errors:
    | "badtimestamp"
    | "invalidtitle"
    | "mergehistory-fail-bad-timestamp"
    | "mergehistory-fail-invalid-dest"
    | "mergehistory-fail-invalid-source"
    | "mergehistory-fail-permission"
    | "mergehistory-fail-self-merge"
    | "mergehistory-fail-timestamps-overlap"
    | "missingparam";
  readonly response: MergehistoryResponsePart<this["row"]>;
}

/** The result of `action=mergehistory` as data, for `validateResponse`. */
export const mergehistoryResult: ResultDescriptor = {
  module: "mergehistory",
  rows: { at: ["mergehistory"], kind: "object" },
  response: {
    mergehistory: {
      is: {
        record: {
          from: { is: "string" },
          to: { is: "string" },
          timestamp: { is: { anyOf: ["null", "timestamp"] } },
          reason: { is: "string" },
        },
      },
    },
  },
};
