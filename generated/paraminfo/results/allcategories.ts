// Generated from spec/paraminfo/catalogue.json (query+allcategories) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=allcategories` for any request. */
export interface AllcategoriesRow {
  /** Name of the category, without the namespace. */
  readonly category: string;
}

/** The fields that each value of `prop` adds. */
export interface AllcategoriesRowProps {
  readonly hidden: {
    /** Whether the category is hidden (`__HIDDENCAT__`). */
    readonly hidden: boolean;
  };
  readonly size: {
    /** Number of its pages, files and subcategories. */
    readonly size: number;
    /** Number of pages in the category, without files and subcategories. */
    readonly pages: number;
    /** Number of files in the category. */
    readonly files: number;
    /** Number of subcategories. */
    readonly subcats: number;
  };
}

/** Fields that `list=allcategories` adds to `query`. */
export interface AllcategoriesQueryPart<Row = AllcategoriesRow> {
  readonly allcategories: readonly Row[];
}

/**
 * The result of `list=allcategories`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AllcategoriesResult extends ResultType {
  readonly at: readonly ["query", "allcategories"];
  readonly kind: "item";
  readonly base: AllcategoriesRow;
  readonly selector: "prop";
  readonly props: AllcategoriesRowProps;
  readonly query: AllcategoriesQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=allcategories` as data, for `validateResponse`. */
export const allcategoriesResult: ResultDescriptor = {
  module: "query+allcategories",
  rows: { at: ["query", "allcategories"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          allcategories: {
            is: {
              list: {
                record: {
                  category: { is: "string", formatversion1: { name: "*" } },
                  size: { is: "integer", when: { prop: ["size"] } },
                  pages: { is: "integer", when: { prop: ["size"] } },
                  files: { is: "integer", when: { prop: ["size"] } },
                  subcats: { is: "integer", when: { prop: ["size"] } },
                  hidden: {
                    is: "boolean",
                    when: { prop: ["hidden"] },
                    formatversion1: { as: "flag" },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
