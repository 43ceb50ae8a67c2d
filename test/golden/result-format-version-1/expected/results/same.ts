// Generated from spec.json (query+same) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";
import type { QueryResult } from "./query.js";

/** The fields of each row of `prop=same`. */
export interface SameRow {
  readonly title: string;
}

/** Fields that `prop=same` adds to each page. */
export interface SamePagePart<Row = SameRow> {
  readonly same?: readonly Row[];
}

/**
 * The result of `prop=same`, for response types.
 * Observed on MediaWiki 1.39.17.
 */
export interface SameResult extends ResultType {
  readonly at: readonly ["query", "pages", "same"];
  readonly kind: "item";
  readonly base: SameRow;
  readonly page: SamePagePart<this["row"]>;
  readonly root: QueryResult;
  readonly version1: SameResult;
}

/** The result of `prop=same` as data, for `validateResponse`. */
export const sameResult: ResultDescriptor = {
  module: "query+same",
  rows: { at: ["query", "pages", "same"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  same: { is: { list: { record: { title: { is: "title" } } } }, optional: true },
                },
              },
            },
            formatversion1: { as: "map" },
          },
        },
      },
    },
  },
};
