// Generated from spec/paraminfo/catalogue.json (query+backlinks) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=backlinks`. */
export interface BacklinksRow {
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
  /**
   * Pages that link to this redirect.
   * Only with `redirect`.
   */
  readonly redirlinks?: readonly BacklinksRowRedirlink[];
}

/** An item in the `redirlinks` field of `list=backlinks`. */
export interface BacklinksRowRedirlink {
  readonly pageid: number;
  /** A namespace number. */
  readonly ns: number;
  readonly title: string;
  readonly redirect?: boolean;
}

/** Fields that `list=backlinks` adds to `query`. */
export interface BacklinksQueryPart<Row = BacklinksRow> {
  readonly backlinks: readonly Row[];
}

/**
 * The result of `list=backlinks`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface BacklinksResult extends ResultType {
  readonly at: readonly ["query", "backlinks"];
  readonly kind: "item";
  readonly base: BacklinksRow;
  readonly query: BacklinksQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=backlinks` as data, for `validateResponse`. */
export const backlinksResult: ResultDescriptor = {
  module: "query+backlinks",
  rows: { at: ["query", "backlinks"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          backlinks: {
            is: {
              list: {
                record: {
                  pageid: { is: "integer" },
                  ns: { is: "namespace" },
                  title: { is: "title" },
                  redirect: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  redirlinks: {
                    is: {
                      list: {
                        record: {
                          pageid: { is: "integer" },
                          ns: { is: "namespace" },
                          title: { is: "title" },
                          redirect: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
                        },
                      },
                    },
                    optional: true,
                    when: { redirect: true },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
