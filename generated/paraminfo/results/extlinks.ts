// Generated from spec/paraminfo/catalogue.json (query+extlinks) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `prop=extlinks`. */
export interface ExtlinksRow {
  /** URL of the link. */
  readonly url: string;
}

/** Fields that `prop=extlinks` adds to each page. */
export interface ExtlinksPagePart<Row = ExtlinksRow> {
  /** External links of the page. */
  readonly extlinks?: readonly Row[];
}

/**
 * The result of `prop=extlinks`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface ExtlinksResult extends ResultType {
  readonly at: readonly ["query", "pages", "extlinks"];
  readonly kind: "item";
  readonly base: ExtlinksRow;
  readonly page: ExtlinksPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=extlinks` as data, for `validateResponse`. */
export const extlinksResult: ResultDescriptor = {
  module: "query+extlinks",
  rows: { at: ["query", "pages", "extlinks"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  extlinks: {
                    is: {
                      list: { record: { url: { is: "string", formatversion1: { name: "*" } } } },
                    },
                    optional: true,
                  },
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
