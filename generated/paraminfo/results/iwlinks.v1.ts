// Generated from spec/paraminfo/catalogue.json (query+iwlinks) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `prop=iwlinks` in format version 1.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface IwlinksRowV1 {
  /** Interwiki prefix of the link. */
  readonly prefix: string;
  /** Title of the page on the other wiki. */
  readonly "*": string;
  /** URL of the page on the other wiki. */
  readonly url?: string;
}

/** Fields that `prop=iwlinks` in format version 1 adds to each page. */
export interface IwlinksPagePartV1<Row = IwlinksRowV1> {
  /** Interwiki links of the page. */
  readonly iwlinks?: readonly Row[];
}

/** The result of `prop=iwlinks` in format version 1, for the types of responses. */
export interface IwlinksResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "iwlinks"];
  readonly kind: "item";
  readonly base: IwlinksRowV1;
  readonly page: IwlinksPagePartV1<this["row"]>;
}
