// Generated from spec/paraminfo/catalogue.json (query+fileusage) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface FileusageRowProps {
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

/** Fields that `prop=fileusage` adds to each page. */
export interface FileusagePagePart<Row = {}> {
  /** Pages that use the file. */
  readonly fileusage?: readonly Row[];
}

/**
 * The result of `prop=fileusage`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface FileusageResult extends ResultType {
  readonly at: readonly ["query", "pages", "fileusage"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "pageid" | "title" | "redirect";
  readonly props: FileusageRowProps;
  readonly page: FileusagePagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=fileusage` as data, for `validateResponse`. */
export const fileusageResult: ResultDescriptor = {
  module: "query+fileusage",
  rows: { at: ["query", "pages", "fileusage"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  fileusage: {
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
