// Generated from spec/paraminfo/catalogue.json (query+alllinks) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface AlllinksRowProps {
  readonly ids: {
    /** Id of the page that contains the link. */
    readonly fromid: number;
  };
  readonly title: {
    /**
     * Namespace of the title.
     * A namespace number.
     */
    readonly ns: number;
    /** Title of the link target. */
    readonly title: string;
  };
}

/** Fields that `list=alllinks` adds to `query`. */
export interface AlllinksQueryPart<Row = {}> {
  readonly alllinks: readonly Row[];
}

/**
 * The result of `list=alllinks`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AlllinksResult extends ResultType {
  readonly at: readonly ["query", "alllinks"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "title";
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
