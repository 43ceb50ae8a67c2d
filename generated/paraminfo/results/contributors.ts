// Generated from spec/paraminfo/catalogue.json (query+contributors) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `prop=contributors`. */
export interface ContributorsRow {
  /** Id of the user. */
  readonly userid: number;
  /** Name of the user. */
  readonly name: string;
}

/** Fields that `prop=contributors` adds to each page. */
export interface ContributorsPagePart<Row = ContributorsRow> {
  /** Users with accounts who edited the page. */
  readonly contributors?: readonly Row[];
  /** Number of contributors without accounts. */
  readonly anoncontributors?: number;
}

/**
 * The result of `prop=contributors`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface ContributorsResult extends ResultType {
  readonly at: readonly ["query", "pages", "contributors"];
  readonly kind: "item";
  readonly base: ContributorsRow;
  readonly page: ContributorsPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=contributors` as data, for `validateResponse`. */
export const contributorsResult: ResultDescriptor = {
  module: "query+contributors",
  rows: { at: ["query", "pages", "contributors"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  contributors: {
                    is: { list: { record: { userid: { is: "integer" }, name: { is: "user" } } } },
                    optional: true,
                  },
                  anoncontributors: { is: "integer", optional: true },
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
