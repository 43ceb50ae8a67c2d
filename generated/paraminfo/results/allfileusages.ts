// Generated from spec/paraminfo/catalogue.json (query+allfileusages) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface AllfileusagesRowProps {
  readonly ids: {
    /** Id of the page that uses the file. */
    readonly fromid: number;
  };
  readonly title: {
    /**
     * Namespace of the title.
     * A namespace number.
     */
    readonly ns: number;
    /** Title of the file. */
    readonly title: string;
  };
}

/** Fields that `list=allfileusages` adds to `query`. */
export interface AllfileusagesQueryPart<Row = {}> {
  readonly allfileusages: readonly Row[];
}

/**
 * The result of `list=allfileusages`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AllfileusagesResult extends ResultType {
  readonly at: readonly ["query", "allfileusages"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "title";
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
