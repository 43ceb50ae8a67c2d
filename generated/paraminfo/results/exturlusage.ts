// Generated from spec/paraminfo/catalogue.json (query+exturlusage) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface ExturlusageRowProps {
  readonly ids: {
    /** Id of the page. */
    readonly pageid: number;
  };
  readonly title: {
    /**
     * Namespace of the title.
     * A namespace number.
     */
    readonly ns: number;
    /** Title and namespace of the page. */
    readonly title: string;
  };
  readonly url: {
    /** URL of the link. */
    readonly url: string;
  };
}

/** Fields that `list=exturlusage` adds to `query`. */
export interface ExturlusageQueryPart<Row = {}> {
  readonly exturlusage: readonly Row[];
}

/**
 * The result of `list=exturlusage`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface ExturlusageResult extends ResultType {
  readonly at: readonly ["query", "exturlusage"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "ids" | "title" | "url";
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
