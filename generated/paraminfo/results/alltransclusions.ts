// Generated from spec/paraminfo/catalogue.json (query+alltransclusions) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";
import type { QueryResult } from "./query.js";

/**
 * The fields of each row of `list=alltransclusions` for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AlltransclusionsRow {}

/** The fields that each value of `prop` adds. */
export interface AlltransclusionsRowProps {
  readonly ids: {
    /** Id of the page that contains the transclusion. With `prop=ids`. */
    readonly fromid: number;
  };
  readonly title: {
    /**
     * Namespace of the title. With `prop=title`.
     * The number of a namespace.
     */
    readonly ns: number;
    /** Title of the transcluded page. With `prop=title`. */
    readonly title: string;
  };
}

/** Fields that `list=alltransclusions` adds to `query`. */
export interface AlltransclusionsQueryPart<Row = AlltransclusionsRow> {
  readonly alltransclusions: readonly Row[];
}

/** The result of `list=alltransclusions`, for the types of responses. */
export interface AlltransclusionsResult extends ResultType {
  readonly at: readonly ["query", "alltransclusions"];
  readonly kind: "item";
  readonly base: AlltransclusionsRow;
  readonly selector: "prop";
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
