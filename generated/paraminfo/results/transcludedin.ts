// Generated from spec/paraminfo/catalogue.json (query+transcludedin) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface TranscludedinRowProps {
  readonly pageid: {
    /** Page id. */
    readonly pageid: number;
  };
  readonly redirect: {
    /** Whether the page is a redirect. */
    readonly redirect: boolean;
  };
  readonly title: {
    /**
     * Namespace of the title.
     * A namespace number.
     */
    readonly ns: number;
    /** Title and namespace. */
    readonly title: string;
  };
}

/** Fields that `prop=transcludedin` adds to each page. */
export interface TranscludedinPagePart<Row = {}> {
  /** Pages that transclude the page. */
  readonly transcludedin?: readonly Row[];
}

/**
 * The result of `prop=transcludedin`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface TranscludedinResult extends ResultType {
  readonly at: readonly ["query", "pages", "transcludedin"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "pageid" | "title" | "redirect";
  readonly props: TranscludedinRowProps;
  readonly page: TranscludedinPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=transcludedin` as data, for `validateResponse`. */
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
