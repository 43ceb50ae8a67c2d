// Generated from spec/paraminfo/catalogue.json (query+categoryinfo) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `prop=categoryinfo` in format version 1.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface CategoryinfoRowV1 {
  /** Number of members of the category. */
  readonly size: number;
  /** Number of pages in the category, without files and subcategories. */
  readonly pages: number;
  /** Number of files in the category. */
  readonly files: number;
  /** Number of subcategories. */
  readonly subcats: number;
  /** Whether the category is hidden. */
  readonly hidden?: "";
}

/** Fields that `prop=categoryinfo` in format version 1 adds to each page. */
export interface CategoryinfoPagePartV1<Row = CategoryinfoRowV1> {
  /** Number of members of the category, by kind. */
  readonly categoryinfo?: Row;
}

/** The result of `prop=categoryinfo` in format version 1, for the types of responses. */
export interface CategoryinfoResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "categoryinfo"];
  readonly kind: "object";
  readonly base: CategoryinfoRowV1;
  readonly page: CategoryinfoPagePartV1<this["row"]>;
}
