// Generated from spec.json (query) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** Fields that any query may add to `query`. */
export interface QueryQueryPart {
  readonly normalized?: readonly { readonly from: string; readonly to: string }[];
}

/** Fields that any query may add to each page. */
export interface QueryPagePart {
  readonly title?: string;
  readonly missing?: boolean;
}

/**
 * The result of `action=query`, for response types.
 * Observed on MediaWiki 1.39.17.
 */
export interface QueryResult extends ResultType {
  readonly query: QueryQueryPart;
  readonly page: QueryPagePart;
}

/** The result of `action=query` as data, for `validateResponse`. */
export const queryResult: ResultDescriptor = {
  module: "query",
  response: {
    query: {
      is: {
        record: {
          normalized: {
            is: { list: { record: { from: { is: "string" }, to: { is: "title" } } } },
            optional: true,
          },
          pages: {
            is: {
              list: {
                record: {
                  title: { is: "title", optional: true },
                  missing: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                },
              },
            },
            optional: true,
            formatversion1: { as: "map" },
          },
        },
      },
    },
  },
};
