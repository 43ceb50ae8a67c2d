// Generated from spec.yaml (query+notselected) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=notselected`. */
export interface NotselectedRow {
  readonly a: string;
}

/** Fields that `list=notselected` adds to `query`. */
export interface NotselectedQueryPart<Row = NotselectedRow> {
  readonly notselected: readonly Row[];
}

/**
 * The result of `list=notselected`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface NotselectedResult extends ResultType {
  readonly at: readonly ["query", "notselected"];
  readonly kind: "item";
  readonly base: NotselectedRow;
  readonly query: NotselectedQueryPart<this["row"]>;
  readonly version1: NotselectedResult;
}

/** The result of `list=notselected` as data, for `validateResponse`. */
export const notselectedResult: ResultDescriptor = {
  module: "query+notselected",
  rows: { at: ["query", "notselected"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: { record: { notselected: { is: { list: { record: { a: { is: "string" } } } } } } },
    },
  },
};
