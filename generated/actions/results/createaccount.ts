// Generated from spec/actions/catalogue.json (createaccount) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=createaccount`. */
export interface CreateaccountRow {
  readonly status: string;
  readonly username?: string;
  readonly message?: string;
  readonly messagecode?: string;
  readonly canpreservestate?: boolean;
}

/** Fields that `action=createaccount` adds to the response. */
export interface CreateaccountResponsePart<Row = CreateaccountRow> {
  readonly createaccount: Row;
}

/**
 * The result of `action=createaccount`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface CreateaccountResult extends ResultType {
  readonly at: readonly ["createaccount"];
  readonly kind: "object";
  readonly base: CreateaccountRow;
  readonly errors: "badtoken" | "missingparam";
  readonly response: CreateaccountResponsePart<this["row"]>;
}

/** The result of `action=createaccount` as data, for `validateResponse`. */
export const createaccountResult: ResultDescriptor = {
  module: "createaccount",
  rows: { at: ["createaccount"], kind: "object" },
  response: {
    createaccount: {
      is: {
        record: {
          status: { is: "string" },
          username: { is: "string", optional: true },
          message: { is: "string", optional: true },
          messagecode: { is: "string", optional: true },
          canpreservestate: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
        },
      },
    },
  },
};
