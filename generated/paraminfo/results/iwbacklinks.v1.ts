// Generated from spec/paraminfo/catalogue.json (query+iwbacklinks) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=iwbacklinks` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface IwbacklinksRowV1 {
  /** Id of the page with the link. */
  readonly pageid: number;
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns: number;
  /** Title of the page with the link, with its namespace. */
  readonly title: string;
  /** Whether the page is a redirect. */
  readonly redirect?: "";
}

/** The fields that each value of `prop` adds. */
export interface IwbacklinksRowPropsV1 {
  readonly iwprefix: {
    /** Interwiki prefix of the link. With `prop=iwprefix`. */
    readonly iwprefix: string;
  };
  readonly iwtitle: {
    /** Title of the link. With `prop=iwtitle`. */
    readonly iwtitle: string;
  };
}

/** Fields that `list=iwbacklinks` in format version 1 adds to `query`. */
export interface IwbacklinksQueryPartV1<Row = IwbacklinksRowV1> {
  readonly iwbacklinks: readonly Row[];
}

/** The result of `list=iwbacklinks` in format version 1, for the types of responses. */
export interface IwbacklinksResultV1 extends ResultType {
  readonly at: readonly ["query", "iwbacklinks"];
  readonly kind: "item";
  readonly base: IwbacklinksRowV1;
  readonly selector: "prop";
  readonly props: IwbacklinksRowPropsV1;
  readonly query: IwbacklinksQueryPartV1<this["row"]>;
}
