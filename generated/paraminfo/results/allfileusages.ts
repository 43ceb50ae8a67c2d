// Generated from spec/paraminfo/catalogue.json (query+allfileusages) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";
import type { QueryResult } from "./query.js";

/**
 * The fields of each row of `list=allfileusages` for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AllfileusagesRow {}

/** The fields that each value of `prop` adds. */
export interface AllfileusagesRowProps {
  readonly ids: {
    /** Id of the page that uses the file. With `prop=ids`. */
    readonly fromid: number;
  };
  readonly title: {
    /**
     * Namespace of the title. With `prop=title`.
     * The number of a namespace.
     */
    readonly ns: number;
    /** Title of the file. With `prop=title`. */
    readonly title: string;
  };
}

/** Fields that `list=allfileusages` adds to `query`. */
export interface AllfileusagesQueryPart<Row = AllfileusagesRow> {
  readonly allfileusages: readonly Row[];
}

/** The result of `list=allfileusages`, for the types of responses. */
export interface AllfileusagesResult extends ResultType {
  readonly at: readonly ["query", "allfileusages"];
  readonly kind: "item";
  readonly base: AllfileusagesRow;
  readonly selector: "prop";
  readonly props: AllfileusagesRowProps;
  readonly query: AllfileusagesQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=allfileusages` as data, for `validateResponse`. */
export const allfileusagesResult: ResultDescriptor = {
  module: "query+allfileusages",
  rows: { at: ["query", "allfileusages"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          allfileusages: {
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
