// Generated from spec/paraminfo/catalogue.json (query+transcludedin) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * What each row of `prop=transcludedin` in format version 1 has, whatever was asked: nothing.
 * Observed on MediaWiki 1.39.17.
 */
export interface TranscludedinRowV1 {}

/** What each value of `prop` adds. */
export interface TranscludedinRowPropsV1 {
  readonly pageid: { readonly pageid: number };
  readonly redirect: { readonly redirect?: "" };
  readonly title: {
    /** The number of a namespace. */
    readonly ns: number;
    readonly title: string;
  };
}

/** What `prop=transcludedin` in format version 1 adds to each page. */
export interface TranscludedinPagePartV1<Row = TranscludedinRowV1> {
  readonly transcludedin?: readonly Row[];
}

/** What `prop=transcludedin` in format version 1 puts into an answer, for the types of answers. */
export interface TranscludedinResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "transcludedin"];
  readonly kind: "item";
  readonly base: TranscludedinRowV1;
  readonly selector: "prop";
  readonly props: TranscludedinRowPropsV1;
  readonly page: TranscludedinPagePartV1<this["row"]>;
}
