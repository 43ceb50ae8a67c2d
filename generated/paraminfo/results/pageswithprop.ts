// Generated from spec/paraminfo/catalogue.json (query+pageswithprop) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface PageswithpropRowProps {
  readonly ids: {
    /** Page id. */
    readonly pageid: number;
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
  readonly value: {
    /** Value of the property on the page. */
    readonly value: string;
  };
}

/** Fields that `list=pageswithprop` adds to `query`. */
export interface PageswithpropQueryPart<Row = {}> {
  readonly pageswithprop: readonly Row[];
}

/**
 * The result of `list=pageswithprop`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface PageswithpropResult extends ResultType {
  readonly at: readonly ["query", "pageswithprop"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "ids" | "title";
  readonly props: PageswithpropRowProps;
  readonly query: PageswithpropQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=pageswithprop` as data, for `validateResponse`. */
export const pageswithpropResult: ResultDescriptor = {
  module: "query+pageswithprop",
  rows: { at: ["query", "pageswithprop"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          pageswithprop: {
            is: {
              list: {
                record: {
                  pageid: { is: "integer", when: { prop: ["ids"] } },
                  ns: { is: "namespace", when: { prop: ["title"] } },
                  title: { is: "title", when: { prop: ["title"] } },
                  value: { is: "string", when: { prop: ["value"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
