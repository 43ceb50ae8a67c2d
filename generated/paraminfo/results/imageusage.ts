// Generated from spec/paraminfo/catalogue.json (query+imageusage) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=imageusage`. */
export interface ImageusageRow {
  /** Id of the page that uses the file. */
  readonly pageid: number;
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page that uses the file, including the namespace. */
  readonly title: string;
  /** Whether the page is a redirect. */
  readonly redirect?: boolean;
  /**
   * Pages that use the file through this redirect.
   * Only with `redirect`.
   */
  readonly redirlinks?: readonly ImageusageRowRedirlink[];
}

/** An item in the `redirlinks` field of `list=imageusage`. */
export interface ImageusageRowRedirlink {
  readonly pageid: number;
  /** A namespace number. */
  readonly ns: number;
  readonly title: string;
  readonly redirect?: boolean;
}

/** Fields that `list=imageusage` adds to `query`. */
export interface ImageusageQueryPart<Row = ImageusageRow> {
  readonly imageusage: readonly Row[];
}

/**
 * The result of `list=imageusage`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface ImageusageResult extends ResultType {
  readonly at: readonly ["query", "imageusage"];
  readonly kind: "item";
  readonly base: ImageusageRow;
  readonly query: ImageusageQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=imageusage` as data, for `validateResponse`. */
export const imageusageResult: ResultDescriptor = {
  module: "query+imageusage",
  rows: { at: ["query", "imageusage"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          imageusage: {
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
