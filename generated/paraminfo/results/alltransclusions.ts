// Generated from spec/paraminfo/catalogue.json (query+alltransclusions) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface AlltransclusionsRowProps {
  readonly ids: {
    /** Id of the page that contains the transclusion. */
    readonly fromid: number;
  };
  readonly title: {
    /**
     * Namespace of the title.
     * A namespace number.
     */
    readonly ns: number;
    /** Title of the transcluded page. */
    readonly title: string;
  };
}

/** Fields that `list=alltransclusions` adds to `query`. */
export interface AlltransclusionsQueryPart<Row = {}> {
  readonly alltransclusions: readonly Row[];
}

/**
 * The result of `list=alltransclusions`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AlltransclusionsResult extends ResultType {
  readonly at: readonly ["query", "alltransclusions"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "title";
  readonly props: AlltransclusionsRowProps;
  readonly query: AlltransclusionsQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=alltransclusions` as data, for `validateResponse`. */
export const alltransclusionsResult: ResultDescriptor = {
  module: "query+alltransclusions",
  rows: { at: ["query", "alltransclusions"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          alltransclusions: {
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
