// Generated from spec/paraminfo/catalogue.json (query+langbacklinks) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=langbacklinks` for any request. */
export interface LangbacklinksRow {
  /** Id of the page with the link. */
  readonly pageid: number;
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page with the link, including the namespace. */
  readonly title: string;
}

/** The fields that each value of `prop` adds. */
export interface LangbacklinksRowProps {
  readonly lllang: {
    /** Language code of the link. */
    readonly lllang: string;
  };
  readonly lltitle: {
    /** Title of the link. */
    readonly lltitle: string;
  };
}

/** Fields that `list=langbacklinks` adds to `query`. */
export interface LangbacklinksQueryPart<Row = LangbacklinksRow> {
  readonly langbacklinks: readonly Row[];
}

/**
 * The result of `list=langbacklinks`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface LangbacklinksResult extends ResultType {
  readonly at: readonly ["query", "langbacklinks"];
  readonly kind: "item";
  readonly base: LangbacklinksRow;
  readonly selector: "prop";
  readonly props: LangbacklinksRowProps;
  readonly query: LangbacklinksQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=langbacklinks` as data, for `validateResponse`. */
export const langbacklinksResult: ResultDescriptor = {
  module: "query+langbacklinks",
  rows: { at: ["query", "langbacklinks"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          langbacklinks: {
            is: {
              list: {
                record: {
                  pageid: { is: "integer" },
                  ns: { is: "namespace" },
                  title: { is: "title" },
                  lllang: { is: "string", when: { prop: ["lllang"] } },
                  lltitle: { is: "string", when: { prop: ["lltitle"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
