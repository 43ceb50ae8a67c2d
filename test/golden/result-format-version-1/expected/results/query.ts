// Generated from spec.json (query) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";
import type { QueryResultV1 } from "./query.v1.js";

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
  readonly page: QueryPagePart;
  readonly version1: QueryResultV1;
}

/** The result of `action=query` as data, for `validateResponse`. */
export const queryResult: ResultDescriptor = {
  module: "query",
  response: {
    query: {
      is: {
        record: {
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
