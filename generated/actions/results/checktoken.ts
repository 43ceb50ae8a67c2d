// Generated from spec/actions/catalogue.json (checktoken) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=checktoken`. */
export interface ChecktokenRow {
  readonly result: string;
  /** ISO 8601. */
  readonly generated?: string;
}

/** Fields that `action=checktoken` adds to the response. */
export interface ChecktokenResponsePart<Row = ChecktokenRow> {
  readonly checktoken: Row;
}

/**
 * The result of `action=checktoken`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ChecktokenResult extends ResultType {
  readonly at: readonly ["checktoken"];
  readonly kind: "object";
  readonly base: ChecktokenRow;
  readonly errors: "missingparam";
  readonly response: ChecktokenResponsePart<this["row"]>;
}

/** The result of `action=checktoken` as data, for `validateResponse`. */
export const checktokenResult: ResultDescriptor = {
  module: "checktoken",
  rows: { at: ["checktoken"], kind: "object" },
  response: {
    checktoken: {
      is: { record: { result: { is: "string" }, generated: { is: "timestamp", optional: true } } },
    },
  },
};
