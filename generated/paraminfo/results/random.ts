// Generated from spec/paraminfo/catalogue.json (query+random) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=random`. */
export interface RandomRow {
  /** Id of the page. */
  readonly id: number;
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page, including the namespace. */
  readonly title: string;
  /**
   * Whether the page is a redirect.
   * Only with `filterredir=all`.
   */
  readonly redirect?: boolean;
}

/** Fields that `list=random` adds to `query`. */
export interface RandomQueryPart<Row = RandomRow> {
  readonly random: readonly Row[];
}

/**
 * The result of `list=random`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface RandomResult extends ResultType {
  readonly at: readonly ["query", "random"];
  readonly kind: "item";
  readonly base: RandomRow;
  readonly query: RandomQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=random` as data, for `validateResponse`. */
export const randomResult: ResultDescriptor = {
  module: "query+random",
  rows: { at: ["query", "random"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          random: {
            is: {
              list: {
                record: {
                  id: { is: "integer" },
                  ns: { is: "namespace" },
                  title: { is: "title" },
                  redirect: {
                    is: "boolean",
                    when: { filterredir: ["all"] },
                    formatversion1: { as: "flag" },
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
