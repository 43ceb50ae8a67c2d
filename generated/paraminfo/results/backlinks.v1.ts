// Generated from spec/paraminfo/catalogue.json (query+backlinks) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=backlinks` in format version 1.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface BacklinksRowV1 {
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
  /**
   * Pages that link to this redirect.
   * Only with `redirect`.
   */
  readonly redirlinks?: readonly BacklinksRowRedirlinkV1[];
}

/** An item of `redirlinks` of `list=backlinks` in format version 1. */
export interface BacklinksRowRedirlinkV1 {
  readonly pageid: number;
  /** The number of a namespace. */
  readonly ns: number;
  readonly title: string;
  readonly redirect?: "";
}

/** Fields that `list=backlinks` in format version 1 adds to `query`. */
export interface BacklinksQueryPartV1<Row = BacklinksRowV1> {
  readonly backlinks: readonly Row[];
}

/** The result of `list=backlinks` in format version 1, for the types of responses. */
export interface BacklinksResultV1 extends ResultType {
  readonly at: readonly ["query", "backlinks"];
  readonly kind: "item";
  readonly base: BacklinksRowV1;
  readonly query: BacklinksQueryPartV1<this["row"]>;
}
