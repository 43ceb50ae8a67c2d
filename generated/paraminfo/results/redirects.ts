// Generated from spec/paraminfo/catalogue.json (query+redirects) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";
import type { QueryResult } from "./query.js";

/**
 * The fields of each row of `prop=redirects` for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface RedirectsRow {}

/** The fields that each value of `prop` adds. */
export interface RedirectsRowProps {
  readonly fragment: {
    /** Fragment of the redirect's target, if it has one. With `prop=fragment`. */
    readonly fragment?: string;
  };
  readonly pageid: {
    /** Page id of the redirect. With `prop=pageid`. */
    readonly pageid: number;
  };
  readonly title: {
    /**
     * Namespace of the title. With `prop=title`.
     * The number of a namespace.
     */
    readonly ns: number;
    /** Title of the redirect. With `prop=title`. */
    readonly title: string;
  };
}

/** Fields that `prop=redirects` adds to each page. */
export interface RedirectsPagePart<Row = RedirectsRow> {
  /** Redirects to the page. */
  readonly redirects?: readonly Row[];
}

/** The result of `prop=redirects`, for the types of responses. */
export interface RedirectsResult extends ResultType {
  readonly at: readonly ["query", "pages", "redirects"];
  readonly kind: "item";
  readonly base: RedirectsRow;
  readonly selector: "prop";
  readonly props: RedirectsRowProps;
  readonly page: RedirectsPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=redirects` as data, for `validateResponse`. */
export const redirectsResult: ResultDescriptor = {
  module: "query+redirects",
  rows: { at: ["query", "pages", "redirects"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  redirects: {
                    is: {
                      list: {
                        record: {
                          pageid: { is: "integer", when: { prop: ["pageid"] } },
                          ns: { is: "namespace", when: { prop: ["title"] } },
                          title: { is: "title", when: { prop: ["title"] } },
                          fragment: { is: "string", optional: true, when: { prop: ["fragment"] } },
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
