// Generated from spec/paraminfo/catalogue.json (query+embeddedin) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=embeddedin`. */
export interface EmbeddedinRow {
  /** Id of the page with the transclusion. */
  readonly pageid: number;
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page with the transclusion, including the namespace. */
  readonly title: string;
  /** Whether the page is a redirect. */
  readonly redirect?: boolean;
}

/** Fields that `list=embeddedin` adds to `query`. */
export interface EmbeddedinQueryPart<Row = EmbeddedinRow> {
  readonly embeddedin: readonly Row[];
}

/**
 * The result of `list=embeddedin`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface EmbeddedinResult extends ResultType {
  readonly at: readonly ["query", "embeddedin"];
  readonly kind: "item";
  readonly base: EmbeddedinRow;
  readonly query: EmbeddedinQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=embeddedin` as data, for `validateResponse`. */
export const embeddedinResult: ResultDescriptor = {
  module: "query+embeddedin",
  rows: { at: ["query", "embeddedin"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          embeddedin: {
            is: {
              list: {
                record: {
                  pageid: { is: "integer" },
                  ns: { is: "namespace" },
                  title: { is: "title" },
                  redirect: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                },
              },
            },
          },
        },
      },
    },
  },
};
