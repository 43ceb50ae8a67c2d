// Generated from spec/paraminfo/catalogue.json (query+querypage) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=querypage`. */
export interface QuerypageRow {
  /** Value by which the list is sorted. */
  readonly value?: string;
  /**
   * Time by which the list is sorted.
   * ISO 8601.
   * Only with `page=Ancientpages` or `page=Unusedimages` or `page=Unwatchedpages`.
   */
  readonly timestamp?: string;
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page, including the namespace. */
  readonly title: string;
  /**
   * Columns of the database row.
   * Only with some values of `page`, such as `BrokenRedirects`.
   */
  readonly databaseResult?: Readonly<Record<string, string | null>>;
}

/** Fields that `list=querypage` adds to `query`. */
export interface QuerypageQueryPart<Row = QuerypageRow> {
  readonly querypage: {
    readonly name: string;
    readonly results: readonly Row[];
    readonly cached?: boolean;
    /** ISO 8601. */
    readonly cachedtimestamp?: string;
    readonly maxresults?: number;
  };
}

/**
 * The result of `list=querypage`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface QuerypageResult extends ResultType {
  readonly at: readonly ["query", "querypage", "results"];
  readonly kind: "item";
  readonly base: QuerypageRow;
  readonly query: QuerypageQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=querypage` as data, for `validateResponse`. */
export const querypageResult: ResultDescriptor = {
  module: "query+querypage",
  rows: { at: ["query", "querypage", "results"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          querypage: {
            is: {
              record: {
                name: { is: "string" },
                results: {
                  is: {
                    list: {
                      record: {
                        value: { is: "string", optional: true },
                        timestamp: {
                          is: "timestamp",
                          optional: true,
                          when: { page: ["Ancientpages", "Unusedimages", "Unwatchedpages"] },
                        },
                        ns: { is: "namespace" },
                        title: { is: "title" },
                        databaseResult: {
                          is: { map: { anyOf: ["string", "null"] } },
                          optional: true,
                          when: {
                            page: [
                              "BrokenRedirects",
                              "DoubleRedirects",
                              "Listredirects",
                              "Unwatchedpages",
                            ],
                          },
                        },
                      },
                    },
                  },
                },
                cached: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                cachedtimestamp: { is: "timestamp", optional: true },
                maxresults: { is: "integer", optional: true },
              },
            },
          },
        },
      },
    },
  },
};
