// Generated from spec/paraminfo/catalogue.json (query+iwlinks) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `prop=iwlinks`. */
export interface IwlinksRow {
  /** Interwiki prefix of the link. */
  readonly prefix: string;
  /** Title of the page on the other wiki. */
  readonly title: string;
  /** URL of the page on the other wiki. */
  readonly url?: string;
}

/** Fields that `prop=iwlinks` adds to each page. */
export interface IwlinksPagePart<Row = IwlinksRow> {
  /** Interwiki links of the page. */
  readonly iwlinks?: readonly Row[];
}

/**
 * The result of `prop=iwlinks`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface IwlinksResult extends ResultType {
  readonly at: readonly ["query", "pages", "iwlinks"];
  readonly kind: "item";
  readonly base: IwlinksRow;
  readonly page: IwlinksPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=iwlinks` as data, for `validateResponse`. */
export const iwlinksResult: ResultDescriptor = {
  module: "query+iwlinks",
  rows: { at: ["query", "pages", "iwlinks"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  iwlinks: {
                    is: {
                      list: {
                        record: {
                          prefix: { is: "string" },
                          title: { is: "title", formatversion1: { name: "*" } },
                          url: { is: "string", optional: true },
                        },
                      },
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
