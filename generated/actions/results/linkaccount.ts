// Generated from spec/actions/catalogue.json (linkaccount) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=linkaccount`. */
export interface LinkaccountRow {
  readonly status: string;
  readonly message: string;
  readonly messagecode: string;
  readonly canpreservestate?: boolean;
}

/** Fields that `action=linkaccount` adds to the response. */
export interface LinkaccountResponsePart<Row = LinkaccountRow> {
  readonly linkaccount: Row;
}

/**
 * The result of `action=linkaccount`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface LinkaccountResult extends ResultType {
  readonly at: readonly ["linkaccount"];
  readonly kind: "object";
  readonly base: LinkaccountRow;
  readonly errors: "missingparam" | "notloggedin";
  readonly response: LinkaccountResponsePart<this["row"]>;
}

/** The result of `action=linkaccount` as data, for `validateResponse`. */
export const linkaccountResult: ResultDescriptor = {
  module: "linkaccount",
  rows: { at: ["linkaccount"], kind: "object" },
  response: {
    linkaccount: {
      is: {
        record: {
          status: { is: "string" },
          message: { is: "string" },
          messagecode: { is: "string" },
          canpreservestate: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
        },
      },
    },
  },
};
