// Generated from spec/paraminfo/catalogue.json (query+langbacklinks) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { QueryResult } from "./query.js";

/** What each row of `list=langbacklinks` has, whatever was asked. Observed on MediaWiki 1.39.17. */
export interface LangbacklinksRow {
  readonly pageid: number;
  /** The number of a namespace. */
  readonly ns: number;
  readonly title: string;
}

/** What each value of `prop` adds. */
export interface LangbacklinksRowProps {
  readonly lllang: { readonly lllang: string };
  readonly lltitle: { readonly lltitle: string };
}

/** What `list=langbacklinks` adds to `query`. */
export interface LangbacklinksQueryPart<Row = LangbacklinksRow> {
  readonly langbacklinks: readonly Row[];
}

/** What `list=langbacklinks` puts into an answer, for the types of answers. */
export interface LangbacklinksResult extends ResultType {
  readonly at: readonly ["query", "langbacklinks"];
  readonly kind: "item";
  readonly base: LangbacklinksRow;
  readonly selector: "prop";
  readonly props: LangbacklinksRowProps;
  readonly query: LangbacklinksQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** What `list=langbacklinks` puts into an answer, as data: `validateResponse` takes it. */
export const langbacklinksResult: ResultDescriptor = {
  module: "query+langbacklinks",
  rows: { at: ["query", "langbacklinks"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          langbacklinks: {
            is: {
              list: {
                record: {
                  pageid: { is: "integer" },
                  ns: { is: "namespace" },
                  title: { is: "title" },
                  lllang: { is: "string", when: { prop: ["lllang"] } },
                  lltitle: { is: "string", when: { prop: ["lltitle"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
