// Generated from spec.yaml (query+pagerows) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields that `prop=pagerows` adds to each page. */
export interface PagerowsRow {
  readonly a: string;
}

/**
 * The result of `prop=pagerows`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface PagerowsResult extends ResultType {
  readonly at: readonly ["query", "pages"];
  readonly kind: "item";
  readonly base: PagerowsRow;
  readonly page: this["row"];
  readonly version1: PagerowsResult;
}

/** The result of `prop=pagerows` as data, for `validateResponse`. */
export const pagerowsResult: ResultDescriptor = {
  module: "query+pagerows",
  rows: { at: ["query", "pages"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: { list: { record: { a: { is: "string" } } } },
            formatversion1: { as: "map" },
          },
        },
      },
    },
  },
};
