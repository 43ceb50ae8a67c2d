// Generated from spec/paraminfo/catalogue.json (query+categoryinfo) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of `prop=categoryinfo`. */
export interface CategoryinfoRow {
  /** Number of members in the category. */
  readonly size: number;
  /** Number of pages in the category, without files and subcategories. */
  readonly pages: number;
  /** Number of files in the category. */
  readonly files: number;
  /** Number of subcategories. */
  readonly subcats: number;
  /** Whether the category is hidden. */
  readonly hidden: boolean;
}

/** Fields that `prop=categoryinfo` adds to each page. */
export interface CategoryinfoPagePart<Row = CategoryinfoRow> {
  /** Number of members in the category, by kind. */
  readonly categoryinfo?: Row;
}

/**
 * The result of `prop=categoryinfo`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface CategoryinfoResult extends ResultType {
  readonly at: readonly ["query", "pages", "categoryinfo"];
  readonly kind: "object";
  readonly base: CategoryinfoRow;
  readonly page: CategoryinfoPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=categoryinfo` as data, for `validateResponse`. */
export const categoryinfoResult: ResultDescriptor = {
  module: "query+categoryinfo",
  rows: { at: ["query", "pages", "categoryinfo"], kind: "object" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  categoryinfo: {
                    is: {
                      record: {
                        size: { is: "integer" },
                        pages: { is: "integer" },
                        files: { is: "integer" },
                        subcats: { is: "integer" },
                        hidden: { is: "boolean", formatversion1: { as: "flag" } },
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
