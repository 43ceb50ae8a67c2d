// Generated from spec/paraminfo/catalogue.json (query+allpages) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=allpages`. */
export interface AllpagesRow {
  /** Id of the page. */
  readonly pageid: number;
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page, including the namespace. */
  readonly title: string;
}

/** Fields that `list=allpages` adds to `query`. */
export interface AllpagesQueryPart<Row = AllpagesRow> {
  readonly allpages: readonly Row[];
}

/**
 * The result of `list=allpages`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AllpagesResult extends ResultType {
  readonly at: readonly ["query", "allpages"];
  readonly kind: "item";
  readonly base: AllpagesRow;
  readonly query: AllpagesQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=allpages` as data, for `validateResponse`. */
export const allpagesResult: ResultDescriptor = {
  module: "query+allpages",
  rows: { at: ["query", "allpages"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          allpages: {
            is: {
              list: {
                record: {
                  pageid: { is: "integer" },
                  ns: { is: "namespace" },
                  title: { is: "title" },
                },
              },
            },
          },
        },
      },
    },
  },
};
