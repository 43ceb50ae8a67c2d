// Generated from spec/paraminfo/catalogue.json (query+duplicatefiles) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { DuplicatefilesResultV1 } from "./duplicatefiles.v1.js";
import type { QueryResult } from "./query.js";

/** The fields of each row of `prop=duplicatefiles`. Observed on MediaWiki 1.39.17. */
export interface DuplicatefilesRow {
  readonly name: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly shared: boolean;
  readonly user: string;
}

/** Fields that `prop=duplicatefiles` adds to each page. */
export interface DuplicatefilesPagePart<Row = DuplicatefilesRow> {
  readonly duplicatefiles?: readonly Row[];
}

/** The result of `prop=duplicatefiles`, for the types of responses. */
export interface DuplicatefilesResult extends ResultType {
  readonly at: readonly ["query", "pages", "duplicatefiles"];
  readonly kind: "item";
  readonly base: DuplicatefilesRow;
  readonly page: DuplicatefilesPagePart<this["row"]>;
  readonly root: QueryResult;
  readonly version1: DuplicatefilesResultV1;
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
