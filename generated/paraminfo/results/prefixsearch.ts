// Generated from spec/paraminfo/catalogue.json (query+prefixsearch) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=prefixsearch`. */
export interface PrefixsearchRow {
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page, including the namespace. */
  readonly title: string;
  /** Id of the page. */
  readonly pageid: number;
}

/** Fields that `list=prefixsearch` adds to `query`. */
export interface PrefixsearchQueryPart<Row = PrefixsearchRow> {
  readonly prefixsearch: readonly Row[];
}

/** Fields that `list=prefixsearch` adds to each page as a generator. */
export interface PrefixsearchGeneratorPart {
  /** Position of the page in the results, starting with 1. */
  readonly index: number;
}

/**
 * The result of `list=prefixsearch`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface PrefixsearchResult extends ResultType {
  readonly at: readonly ["query", "prefixsearch"];
  readonly kind: "item";
  readonly base: PrefixsearchRow;
  readonly query: PrefixsearchQueryPart<this["row"]>;
  readonly generator: PrefixsearchGeneratorPart;
  readonly root: QueryResult;
}

/** The result of `list=prefixsearch` as data, for `validateResponse`. */
export const prefixsearchResult: ResultDescriptor = {
  module: "query+prefixsearch",
  rows: { at: ["query", "prefixsearch"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          prefixsearch: {
            is: {
              list: {
                record: {
                  ns: { is: "namespace" },
                  title: { is: "title" },
                  pageid: { is: "integer" },
                },
              },
            },
          },
        },
      },
    },
  },
  generator: { index: { is: "integer" } },
};
