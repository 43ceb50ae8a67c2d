// Generated from spec/paraminfo/catalogue.json (query+categories) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `prop=categories` for any request. */
export interface CategoriesRow {
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the category, including the namespace. */
  readonly title: string;
}

/** The fields that each value of `prop` adds. */
export interface CategoriesRowProps {
  readonly hidden: {
    /** Whether the category is hidden (`__HIDDENCAT__`). */
    readonly hidden: boolean;
  };
  readonly sortkey: {
    /** Sort key in hexadecimal, and its human-readable prefix. */
    readonly sortkey: string;
    /** Prefix of the sort key, as set on the page. */
    readonly sortkeyprefix: string;
  };
  readonly timestamp: {
    /**
     * Time at which the page was added to the category.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
}

/** Fields that `prop=categories` adds to each page. */
export interface CategoriesPagePart<Row = CategoriesRow> {
  /** Categories of the page. */
  readonly categories?: readonly Row[];
}

/**
 * The result of `prop=categories`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface CategoriesResult extends ResultType {
  readonly at: readonly ["query", "pages", "categories"];
  readonly kind: "item";
  readonly base: CategoriesRow;
  readonly selector: "prop";
  readonly props: CategoriesRowProps;
  readonly page: CategoriesPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=categories` as data, for `validateResponse`. */
export const categoriesResult: ResultDescriptor = {
  module: "query+categories",
  rows: { at: ["query", "pages", "categories"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  categories: {
                    is: {
                      list: {
                        record: {
                          ns: { is: "namespace" },
                          title: { is: "title" },
                          sortkey: { is: "string", when: { prop: ["sortkey"] } },
                          sortkeyprefix: { is: "string", when: { prop: ["sortkey"] } },
                          timestamp: { is: "timestamp", when: { prop: ["timestamp"] } },
                          hidden: {
                            is: "boolean",
                            when: { prop: ["hidden"] },
                            formatversion1: { as: "flag" },
                          },
                        },
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
