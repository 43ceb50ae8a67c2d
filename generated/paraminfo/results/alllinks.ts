// Generated from spec/paraminfo/catalogue.json (query+alllinks) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { QueryResult } from "./query.js";

/**
 * What each row of `list=alllinks` has, whatever was asked: nothing.
 * Observed on MediaWiki 1.39.17.
 */
export interface AlllinksRow {}

/** What each value of `prop` adds. */
export interface AlllinksRowProps {
  readonly ids: { readonly fromid: number };
  readonly title: {
    /** The number of a namespace. */
    readonly ns: number;
    readonly title: string;
  };
}

/** What `list=alllinks` adds to `query`. */
export interface AlllinksQueryPart<Row = AlllinksRow> {
  readonly alllinks: readonly Row[];
}

/** What `list=alllinks` puts into an answer, for the types of answers. */
export interface AlllinksResult extends ResultType {
  readonly at: readonly ["query", "alllinks"];
  readonly kind: "item";
  readonly base: AlllinksRow;
  readonly selector: "prop";
  readonly props: AlllinksRowProps;
  readonly query: AlllinksQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** What `list=alllinks` puts into an answer, as data: `validateResponse` takes it. */
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
