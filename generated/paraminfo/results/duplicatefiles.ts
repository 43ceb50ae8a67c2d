// Generated from spec/paraminfo/catalogue.json (query+duplicatefiles) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `prop=duplicatefiles`. */
export interface DuplicatefilesRow {
  /** Name of the file, without the namespace. */
  readonly name: string;
  /**
   * Time of the upload.
   * ISO 8601.
   */
  readonly timestamp: string;
  /** Whether the file is in a shared repository. */
  readonly shared: boolean;
  /** Name of the user who uploaded the file. */
  readonly user: string;
}

/** Fields that `prop=duplicatefiles` adds to each page. */
export interface DuplicatefilesPagePart<Row = DuplicatefilesRow> {
  /** Files with the same content. */
  readonly duplicatefiles?: readonly Row[];
}

/**
 * The result of `prop=duplicatefiles`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface DuplicatefilesResult extends ResultType {
  readonly at: readonly ["query", "pages", "duplicatefiles"];
  readonly kind: "item";
  readonly base: DuplicatefilesRow;
  readonly page: DuplicatefilesPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=duplicatefiles` as data, for `validateResponse`. */
export const duplicatefilesResult: ResultDescriptor = {
  module: "query+duplicatefiles",
  rows: { at: ["query", "pages", "duplicatefiles"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  duplicatefiles: {
                    is: {
                      list: {
                        record: {
                          name: { is: "string" },
                          timestamp: { is: "timestamp" },
                          shared: { is: "boolean", formatversion1: { as: "flag" } },
                          user: { is: "user" },
                        },
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
