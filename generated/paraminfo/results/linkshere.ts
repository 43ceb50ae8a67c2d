// Generated from spec/paraminfo/catalogue.json (query+linkshere) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/**
 * The fields of each row of `prop=linkshere` for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface LinkshereRow {}

/** The fields that each value of `prop` adds. */
export interface LinkshereRowProps {
  readonly pageid: {
    /** Page id. With `prop=pageid`. */
    readonly pageid: number;
  };
  readonly redirect: {
    /** Whether the page is a redirect. With `prop=redirect`. */
    readonly redirect: boolean;
  };
  readonly title: {
    /**
     * Namespace of the title. With `prop=title`.
     * The number of a namespace.
     */
    readonly ns: number;
    /** Title and namespace. With `prop=title`. */
    readonly title: string;
  };
}

/** Fields that `prop=linkshere` adds to each page. */
export interface LinksherePagePart<Row = LinkshereRow> {
  /** Pages that link to the page. */
  readonly linkshere?: readonly Row[];
}

/** The result of `prop=linkshere`, for the types of responses. */
export interface LinkshereResult extends ResultType {
  readonly at: readonly ["query", "pages", "linkshere"];
  readonly kind: "item";
  readonly base: LinkshereRow;
  readonly selector: "prop";
  readonly props: LinkshereRowProps;
  readonly page: LinksherePagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=linkshere` as data, for `validateResponse`. */
export const linkshereResult: ResultDescriptor = {
  module: "query+linkshere",
  rows: { at: ["query", "pages", "linkshere"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  linkshere: {
                    is: {
                      list: {
                        record: {
                          pageid: { is: "integer", when: { prop: ["pageid"] } },
                          ns: { is: "namespace", when: { prop: ["title"] } },
                          title: { is: "title", when: { prop: ["title"] } },
                          redirect: {
                            is: "boolean",
                            when: { prop: ["redirect"] },
                            formatversion1: { as: "flag" },
                          },
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
