// Generated from spec/paraminfo/catalogue.json (query+iwbacklinks) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=iwbacklinks` for any request. */
export interface IwbacklinksRow {
  /** Id of the page with the link. */
  readonly pageid: number;
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page with the link, including the namespace. */
  readonly title: string;
  /** Whether the page is a redirect. */
  readonly redirect?: boolean;
}

/** The fields that each value of `prop` adds. */
export interface IwbacklinksRowProps {
  readonly iwprefix: {
    /** Interwiki prefix of the link. */
    readonly iwprefix: string;
  };
  readonly iwtitle: {
    /** Title of the link. */
    readonly iwtitle: string;
  };
}

/** Fields that `list=iwbacklinks` adds to `query`. */
export interface IwbacklinksQueryPart<Row = IwbacklinksRow> {
  readonly iwbacklinks: readonly Row[];
}

/**
 * The result of `list=iwbacklinks`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface IwbacklinksResult extends ResultType {
  readonly at: readonly ["query", "iwbacklinks"];
  readonly kind: "item";
  readonly base: IwbacklinksRow;
  readonly selector: "prop";
  readonly props: IwbacklinksRowProps;
  readonly query: IwbacklinksQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=iwbacklinks` as data, for `validateResponse`. */
export const iwbacklinksResult: ResultDescriptor = {
  module: "query+iwbacklinks",
  rows: { at: ["query", "iwbacklinks"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          iwbacklinks: {
            is: {
              list: {
                record: {
                  pageid: { is: "integer" },
                  ns: { is: "namespace" },
                  title: { is: "title" },
                  redirect: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  iwprefix: { is: "string", when: { prop: ["iwprefix"] } },
                  iwtitle: { is: "string", when: { prop: ["iwtitle"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
