// Generated from spec/paraminfo/catalogue.json (query+categories) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `prop=categories` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface CategoriesRowV1 {
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns: number;
  /** Title of the category, with its namespace. */
  readonly title: string;
}

/** The fields that each value of `prop` adds. */
export interface CategoriesRowPropsV1 {
  readonly hidden: {
    /** Whether the category is hidden (`__HIDDENCAT__`). With `prop=hidden`. */
    readonly hidden?: "";
  };
  readonly sortkey: {
    /** Sort key in hexadecimal, and its readable prefix. With `prop=sortkey`. */
    readonly sortkey: string;
    /** Text that the page's sort key begins with, as the page sets it. With `prop=sortkey`. */
    readonly sortkeyprefix: string;
  };
  readonly timestamp: {
    /**
     * Time at which the page was added to the category. With `prop=timestamp`.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
}

/** Fields that `prop=categories` in format version 1 adds to each page. */
export interface CategoriesPagePartV1<Row = CategoriesRowV1> {
  /** Categories of the page. */
  readonly categories?: readonly Row[];
}

/** The result of `prop=categories` in format version 1, for the types of responses. */
export interface CategoriesResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "categories"];
  readonly kind: "item";
  readonly base: CategoriesRowV1;
  readonly selector: "prop";
  readonly props: CategoriesRowPropsV1;
  readonly page: CategoriesPagePartV1<this["row"]>;
}
