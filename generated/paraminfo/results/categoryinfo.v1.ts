// Generated from spec/paraminfo/catalogue.json (query+categoryinfo) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/** What `prop=categoryinfo` in format version 1 gives. Observed on MediaWiki 1.39.17. */
export interface CategoryinfoRowV1 {
  readonly size: number;
  readonly pages: number;
  readonly files: number;
  readonly subcats: number;
  readonly hidden?: "";
}

/** What `prop=categoryinfo` in format version 1 adds to each page. */
export interface CategoryinfoPagePartV1<Row = CategoryinfoRowV1> {
  readonly categoryinfo?: Row;
}

/** What `prop=categoryinfo` in format version 1 puts into an answer, for the types of answers. */
export interface CategoryinfoResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "categoryinfo"];
  readonly kind: "object";
  readonly base: CategoryinfoRowV1;
  readonly page: CategoryinfoPagePartV1<this["row"]>;
}
