// Generated from spec/paraminfo/catalogue.json (query+extlinks) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `prop=extlinks` in format version 1.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface ExtlinksRowV1 {
  /** URL of the link. */
  readonly "*": string;
}

/** Fields that `prop=extlinks` in format version 1 adds to each page. */
export interface ExtlinksPagePartV1<Row = ExtlinksRowV1> {
  /** External links of the page. */
  readonly extlinks?: readonly Row[];
}

/** The result of `prop=extlinks` in format version 1, for the types of responses. */
export interface ExtlinksResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "extlinks"];
  readonly kind: "item";
  readonly base: ExtlinksRowV1;
  readonly page: ExtlinksPagePartV1<this["row"]>;
}
