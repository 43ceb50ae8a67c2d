// Generated from spec/paraminfo/catalogue.json (query+allcategories) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=allcategories` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AllcategoriesRowV1 {
  /** Name of the category, without the namespace. */
  readonly "*": string;
}

/** The fields that each value of `prop` adds. */
export interface AllcategoriesRowPropsV1 {
  readonly hidden: {
    /** Whether the category is hidden (`__HIDDENCAT__`). With `prop=hidden`. */
    readonly hidden?: "";
  };
  readonly size: {
    /** Number of its pages, files and subcategories. With `prop=size`. */
    readonly size: number;
    /** Number of pages in the category, without files and subcategories. With `prop=size`. */
    readonly pages: number;
    /** Number of files in the category. With `prop=size`. */
    readonly files: number;
    /** Number of subcategories. With `prop=size`. */
    readonly subcats: number;
  };
}

/** Fields that `list=allcategories` in format version 1 adds to `query`. */
export interface AllcategoriesQueryPartV1<Row = AllcategoriesRowV1> {
  readonly allcategories: readonly Row[];
}

/** The result of `list=allcategories` in format version 1, for the types of responses. */
export interface AllcategoriesResultV1 extends ResultType {
  readonly at: readonly ["query", "allcategories"];
  readonly kind: "item";
  readonly base: AllcategoriesRowV1;
  readonly selector: "prop";
  readonly props: AllcategoriesRowPropsV1;
  readonly query: AllcategoriesQueryPartV1<this["row"]>;
}
