// Generated from spec/paraminfo/catalogue.json (query+exturlusage) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";
import type { QueryResult } from "./query.js";

/**
 * The fields of each row of `list=exturlusage` for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface ExturlusageRow {}

/** The fields that each value of `prop` adds. */
export interface ExturlusageRowProps {
  readonly ids: {
    /** Id of the page. With `prop=ids`. */
    readonly pageid: number;
  };
  readonly title: {
    /**
     * Namespace of the title. With `prop=title`.
     * The number of a namespace.
     */
    readonly ns: number;
    /** Title and namespace of the page. With `prop=title`. */
    readonly title: string;
  };
  readonly url: {
    /** URL of the link. With `prop=url`. */
    readonly url: string;
  };
}

/** Fields that `list=exturlusage` adds to `query`. */
export interface ExturlusageQueryPart<Row = ExturlusageRow> {
  readonly exturlusage: readonly Row[];
}

/** The result of `list=exturlusage`, for the types of responses. */
export interface ExturlusageResult extends ResultType {
  readonly at: readonly ["query", "exturlusage"];
  readonly kind: "item";
  readonly base: ExturlusageRow;
  readonly selector: "prop";
  readonly props: ExturlusageRowProps;
  readonly query: ExturlusageQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=exturlusage` as data, for `validateResponse`. */
export const exturlusageResult: ResultDescriptor = {
  module: "query+exturlusage",
  rows: { at: ["query", "exturlusage"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          exturlusage: {
            is: {
              list: {
                record: {
                  pageid: { is: "integer", when: { prop: ["ids"] } },
                  ns: { is: "namespace", when: { prop: ["title"] } },
                  title: { is: "title", when: { prop: ["title"] } },
                  url: { is: "string", when: { prop: ["url"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
