// Generated from spec/actions/catalogue.json (filerevert) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=filerevert`. */
export interface FilerevertRow {
  readonly result: string;
  readonly errors?: readonly FilerevertRowError[];
}

/** An item in the `errors` field of `action=filerevert`. */
export interface FilerevertRowError {
  readonly message: string;
  readonly params: readonly string[];
  readonly code: string;
  readonly type: string;
}

/** Fields that `action=filerevert` adds to the response. */
export interface FilerevertResponsePart<Row = FilerevertRow> {
  readonly filerevert: Row;
}

/**
 * The result of `action=filerevert`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface FilerevertResult extends ResultType {
  readonly at: readonly ["filerevert"];
  readonly kind: "object";
  readonly base: FilerevertRow;
  readonly errors: "filerevert-badversion" | "invalidtitle" | "missingparam" | "missingtitle";
  readonly response: FilerevertResponsePart<this["row"]>;
}

/** The result of `action=filerevert` as data, for `validateResponse`. */
export const filerevertResult: ResultDescriptor = {
  module: "filerevert",
  rows: { at: ["filerevert"], kind: "object" },
  response: {
    filerevert: {
      is: {
        record: {
          result: { is: "string" },
          errors: {
            is: {
              list: {
                record: {
                  message: { is: "string" },
                  params: { is: { list: "string" } },
                  code: { is: "string" },
                  type: { is: "string" },
                },
              },
            },
            optional: true,
          },
        },
      },
    },
  },
};
