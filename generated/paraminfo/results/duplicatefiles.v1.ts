// Generated from spec/paraminfo/catalogue.json (query+duplicatefiles) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * What each row of `prop=duplicatefiles` in format version 1 has.
 * Observed on MediaWiki 1.39.17.
 */
export interface DuplicatefilesRowV1 {
  readonly name: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly shared?: "";
  readonly user: string;
}

/** What `prop=duplicatefiles` in format version 1 adds to each page. */
export interface DuplicatefilesPagePartV1<Row = DuplicatefilesRowV1> {
  readonly duplicatefiles?: readonly Row[];
}

/** What `prop=duplicatefiles` in format version 1 puts into an answer, for the types of answers. */
export interface DuplicatefilesResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "duplicatefiles"];
  readonly kind: "item";
  readonly base: DuplicatefilesRowV1;
  readonly page: DuplicatefilesPagePartV1<this["row"]>;
}
