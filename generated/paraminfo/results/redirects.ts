// Generated from spec/paraminfo/catalogue.json (query+redirects) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface RedirectsRowProps {
  readonly fragment: {
    /** Fragment of the redirect's target, if it has one. */
    readonly fragment?: string;
  };
  readonly pageid: {
    /** Page id of the redirect. */
    readonly pageid: number;
  };
  readonly title: {
    /**
     * Namespace of the title.
     * A namespace number.
     */
    readonly ns: number;
    /** Title of the redirect. */
    readonly title: string;
  };
}

/** Fields that `prop=redirects` adds to each page. */
export interface RedirectsPagePart<Row = {}> {
  /** Redirects to the page. */
  readonly redirects?: readonly Row[];
}

/**
 * The result of `prop=redirects`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface RedirectsResult extends ResultType {
  readonly at: readonly ["query", "pages", "redirects"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "pageid" | "title";
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
