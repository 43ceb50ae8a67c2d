// Generated from spec.yaml (query+pagerows) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- spares your compiler the check of generated data

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields that `prop=pagerows` adds to each page. */
export interface PagerowsRow {
  readonly a: string;
}

/**
 * The result of `prop=pagerows`, for the types of responses.
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
