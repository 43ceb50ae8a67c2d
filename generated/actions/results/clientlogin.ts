// Generated from spec/actions/catalogue.json (clientlogin) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=clientlogin`. */
export interface ClientloginRow {
  readonly status: string;
  readonly message?: string;
  readonly messagecode?: string;
  readonly canpreservestate?: boolean;
  readonly username?: string;
}

/** Fields that `action=clientlogin` adds to the response. */
export interface ClientloginResponsePart<Row = ClientloginRow> {
  readonly clientlogin: Row;
}

/**
 * The result of `action=clientlogin`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ClientloginResult extends ResultType {
  readonly at: readonly ["clientlogin"];
  readonly kind: "object";
  readonly base: ClientloginRow;
  readonly errors: "badtoken" | "missingparam";
  readonly response: ClientloginResponsePart<this["row"]>;
}

/** The result of `action=clientlogin` as data, for `validateResponse`. */
export const clientloginResult: ResultDescriptor = {
  module: "clientlogin",
  rows: { at: ["clientlogin"], kind: "object" },
  response: {
    clientlogin: {
      is: {
        record: {
          status: { is: "string" },
          message: { is: "string", optional: true },
          messagecode: { is: "string", optional: true },
          canpreservestate: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          username: { is: "string", optional: true },
        },
      },
    },
  },
};
