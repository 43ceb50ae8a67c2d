// Generated from spec/paraminfo/catalogue.json (query+allpages) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { QueryResult } from "./query.js";

/** What each row of `list=allpages` has. Observed on MediaWiki 1.39.17. */
export interface AllpagesRow {
  readonly pageid: number;
  /** The number of a namespace. */
  readonly ns: number;
  readonly title: string;
}

/** What `list=allpages` adds to `query`. */
export interface AllpagesQueryPart<Row = AllpagesRow> {
  readonly allpages: readonly Row[];
}

/** What `list=allpages` puts into an answer, for the types of answers. */
export interface AllpagesResult extends ResultType {
  readonly at: readonly ["query", "allpages"];
  readonly kind: "item";
  readonly base: AllpagesRow;
  readonly query: AllpagesQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** What `list=allpages` puts into an answer, as data: `validateResponse` takes it. */
export const allpagesResult: ResultDescriptor = {
  module: "query+allpages",
  rows: { at: ["query", "allpages"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          allpages: {
            is: {
              list: {
                record: {
                  pageid: { is: "integer" },
                  ns: { is: "namespace" },
                  title: { is: "title" },
                },
              },
            },
          },
        },
      },
    },
  },
};
