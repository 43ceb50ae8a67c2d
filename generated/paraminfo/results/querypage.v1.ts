// Generated from spec/paraminfo/catalogue.json (query+querypage) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=querypage` in format version 1.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface QuerypageRowV1 {
  /** Value that the list is sorted by. */
  readonly value?: string;
  /**
   * Time that the list is sorted by.
   * ISO 8601.
   * Only with `page=Ancientpages` or `page=Unusedimages` or `page=Unwatchedpages`.
   */
  readonly timestamp?: string;
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns: number;
  /** Title of the page, with its namespace. */
  readonly title: string;
  /**
   * Columns of the database row.
   * Only with some values of `page`, such as `BrokenRedirects`.
   */
  readonly databaseResult?: OrEmptyList<Readonly<Record<string, string | null>>>;
}

/** Fields that `list=querypage` in format version 1 adds to `query`. */
export interface QuerypageQueryPartV1<Row = QuerypageRowV1> {
  readonly querypage: {
    readonly name: string;
    readonly results: readonly Row[];
    readonly cached?: "";
    /** ISO 8601. */
    readonly cachedtimestamp?: string;
    readonly maxresults?: number;
  };
}

/** The result of `list=querypage` in format version 1, for the types of responses. */
export interface QuerypageResultV1 extends ResultType {
  readonly at: readonly ["query", "querypage", "results"];
  readonly kind: "item";
  readonly base: QuerypageRowV1;
  readonly query: QuerypageQueryPartV1<this["row"]>;
}
