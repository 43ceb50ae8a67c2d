// Generated from spec/paraminfo/catalogue.json (query+transcludedin) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `prop=transcludedin` in format version 1 for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface TranscludedinRowV1 {}

/** The fields that each value of `prop` adds. */
export interface TranscludedinRowPropsV1 {
  readonly pageid: {
    /** Page id. With `prop=pageid`. */
    readonly pageid: number;
  };
  readonly redirect: {
    /** Whether the page is a redirect. With `prop=redirect`. */
    readonly redirect?: "";
  };
  readonly title: {
    /**
     * Namespace of the title. With `prop=title`.
     * The number of a namespace.
     */
    readonly ns: number;
    /** Title and namespace. With `prop=title`. */
    readonly title: string;
  };
}

/** Fields that `prop=transcludedin` in format version 1 adds to each page. */
export interface TranscludedinPagePartV1<Row = TranscludedinRowV1> {
  /** Pages that transclude the page. */
  readonly transcludedin?: readonly Row[];
}

/** The result of `prop=transcludedin` in format version 1, for the types of responses. */
export interface TranscludedinResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "transcludedin"];
  readonly kind: "item";
  readonly base: TranscludedinRowV1;
  readonly selector: "prop";
  readonly props: TranscludedinRowPropsV1;
  readonly page: TranscludedinPagePartV1<this["row"]>;
}
