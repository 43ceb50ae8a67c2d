// Generated from spec/paraminfo/catalogue.json (query+alllinks) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";
import type { QueryResult } from "./query.js";

/**
 * The fields of each row of `list=alllinks` for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AlllinksRow {}

/** The fields that each value of `prop` adds. */
export interface AlllinksRowProps {
  readonly ids: {
    /** Id of the page that contains the link. With `prop=ids`. */
    readonly fromid: number;
  };
  readonly title: {
    /**
     * Namespace of the title. With `prop=title`.
     * The number of a namespace.
     */
    readonly ns: number;
    /** Title of the link target. With `prop=title`. */
    readonly title: string;
  };
}

/** Fields that `list=alllinks` adds to `query`. */
export interface AlllinksQueryPart<Row = AlllinksRow> {
  readonly alllinks: readonly Row[];
}

/** The result of `list=alllinks`, for the types of responses. */
export interface AlllinksResult extends ResultType {
  readonly at: readonly ["query", "alllinks"];
  readonly kind: "item";
  readonly base: AlllinksRow;
  readonly selector: "prop";
  readonly props: AlllinksRowProps;
  readonly query: AlllinksQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=alllinks` as data, for `validateResponse`. */
export const alllinksResult: ResultDescriptor = {
  module: "query+alllinks",
  rows: { at: ["query", "alllinks"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          alllinks: {
            is: {
              list: {
                record: {
                  ns: { is: "namespace", when: { prop: ["title"] } },
                  title: { is: "title", when: { prop: ["title"] } },
                  fromid: { is: "integer", when: { prop: ["ids"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
