// Generated from spec.json (query+b) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=b`. */
export interface BRow {
  readonly id: number;
  readonly old: string;
}

/** Fields that `list=b` adds to `query`. */
export interface BQueryPart<Row = BRow> {
  readonly b: readonly Row[];
}

/**
 * The result of `list=b`, for response types.
 * Observed on MediaWiki 1.39.17.
 */
export interface BResult extends ResultType {
  readonly at: readonly ["query", "b"];
  readonly kind: "item";
  readonly base: BRow;
  readonly query: BQueryPart<this["row"]>;
}

/** The result of `list=b` as data, for `validateResponse`. */
export const bResult: ResultDescriptor = {
  module: "query+b",
  rows: { at: ["query", "b"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          b: { is: { list: { record: { id: { is: "integer" }, old: { is: "string" } } } } },
        },
      },
    },
  },
};
