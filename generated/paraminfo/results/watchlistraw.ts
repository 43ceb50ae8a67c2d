// Generated from spec/paraminfo/catalogue.json (query+watchlistraw) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=watchlistraw` for any request. */
export interface WatchlistrawRow {
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page, including the namespace. */
  readonly title: string;
}

/** The fields that each value of `prop` adds. */
export interface WatchlistrawRowProps {
  readonly changed: {
    /**
     * Time of the first change that the user has not seen.
     * ISO 8601.
     */
    readonly changed?: string;
  };
}

/** Fields that `list=watchlistraw` adds to the response. */
export interface WatchlistrawResponsePart<Row = WatchlistrawRow> {
  readonly watchlistraw: readonly Row[];
}

/**
 * The result of `list=watchlistraw`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface WatchlistrawResult extends ResultType {
  readonly at: readonly ["watchlistraw"];
  readonly kind: "item";
  readonly base: WatchlistrawRow;
  readonly selector: "prop";
  readonly props: WatchlistrawRowProps;
  readonly response: WatchlistrawResponsePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=watchlistraw` as data, for `validateResponse`. */
export const watchlistrawResult: ResultDescriptor = {
  module: "query+watchlistraw",
  rows: { at: ["watchlistraw"], kind: "item", selector: "prop" },
  response: {
    watchlistraw: {
      is: {
        list: {
          record: {
            ns: { is: "namespace" },
            title: { is: "title" },
            changed: { is: "timestamp", optional: true, when: { prop: ["changed"] } },
          },
        },
      },
    },
  },
};
