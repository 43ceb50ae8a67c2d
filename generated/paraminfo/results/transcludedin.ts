// Generated from spec/paraminfo/catalogue.json (query+transcludedin) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { QueryResult } from "./query.js";
import type { TranscludedinResultV1 } from "./transcludedin.v1.js";

/**
 * What each row of `prop=transcludedin` has, whatever was asked: nothing.
 * Observed on MediaWiki 1.39.17.
 */
export interface TranscludedinRow {}

/** What each value of `prop` adds. */
export interface TranscludedinRowProps {
  readonly pageid: { readonly pageid: number };
  readonly redirect: { readonly redirect: boolean };
  readonly title: {
    /** The number of a namespace. */
    readonly ns: number;
    readonly title: string;
  };
}

/** What `prop=transcludedin` adds to each page. */
export interface TranscludedinPagePart<Row = TranscludedinRow> {
  readonly transcludedin?: readonly Row[];
}

/** What `prop=transcludedin` puts into an answer, for the types of answers. */
export interface TranscludedinResult extends ResultType {
  readonly at: readonly ["query", "pages", "transcludedin"];
  readonly kind: "item";
  readonly base: TranscludedinRow;
  readonly selector: "prop";
  readonly props: TranscludedinRowProps;
  readonly page: TranscludedinPagePart<this["row"]>;
  readonly root: QueryResult;
  readonly version1: TranscludedinResultV1;
}

/** What `prop=transcludedin` puts into an answer, as data: `validateResponse` takes it. */
export const transcludedinResult: ResultDescriptor = {
  module: "query+transcludedin",
  rows: { at: ["query", "pages", "transcludedin"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  transcludedin: {
                    is: {
                      list: {
                        record: {
                          pageid: { is: "integer", when: { prop: ["pageid"] } },
                          ns: { is: "namespace", when: { prop: ["title"] } },
                          title: { is: "title", when: { prop: ["title"] } },
                          redirect: {
                            is: "boolean",
                            when: { prop: ["redirect"] },
                            formatversion1: { as: "flag" },
                          },
                        },
                        emptyIsList: true,
                      },
                    },
                    optional: true,
                  },
                },
              },
            },
            formatversion1: { as: "map" },
          },
        },
      },
    },
  },
};
