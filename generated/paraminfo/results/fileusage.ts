// Generated from spec/paraminfo/catalogue.json (query+fileusage) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/**
 * The fields of each row of `prop=fileusage` for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface FileusageRow {}

/** The fields that each value of `prop` adds. */
export interface FileusageRowProps {
  readonly pageid: {
    /** Page id. With `prop=pageid`. */
    readonly pageid: number;
  };
  readonly redirect: {
    /** Whether the page is a redirect. With `prop=redirect`. */
    readonly redirect: boolean;
  };
  readonly title: {
    /**
     * Namespace of the title. With `prop=title`.
     * The number of a namespace.
     */
    readonly ns: number;
    /** Title and namespace. With `prop=title`. */
    readonly title: string;
  };
}

/** Fields that `prop=fileusage` adds to each page. */
export interface FileusagePagePart<Row = FileusageRow> {
  /** Pages that use the file. */
  readonly fileusage?: readonly Row[];
}

/** The result of `prop=fileusage`, for the types of responses. */
export interface FileusageResult extends ResultType {
  readonly at: readonly ["query", "pages", "fileusage"];
  readonly kind: "item";
  readonly base: FileusageRow;
  readonly selector: "prop";
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
