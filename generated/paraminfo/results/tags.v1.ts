// Generated from spec/paraminfo/catalogue.json (query+tags) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=tags` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface TagsRowV1 {
  /** Name of the change tag. */
  readonly name: string;
}

/** The fields that each value of `prop` adds. */
export interface TagsRowPropsV1 {
  readonly active: {
    /** Whether the tag is in use for new changes. With `prop=active`. */
    readonly active?: "";
  };
  readonly defined: {
    /** Whether the wiki or an extension defines the tag. With `prop=defined`. */
    readonly defined?: "";
  };
  readonly description: {
    /** Text that explains the tag. With `prop=description`. */
    readonly description: string;
  };
  readonly displayname: {
    /** Name of the tag for readers. With `prop=displayname`. */
    readonly displayname: string;
  };
  readonly hitcount: {
    /** Number of revisions and log entries that have the tag. With `prop=hitcount`. */
    readonly hitcount: number;
  };
  readonly source: {
    /** Where the tag is defined: `extension`, `software` or `manual`. With `prop=source`. */
    readonly source: readonly string[];
  };
}

/** Fields that `list=tags` in format version 1 adds to `query`. */
export interface TagsQueryPartV1<Row = TagsRowV1> {
  readonly tags: readonly Row[];
}

/** The result of `list=tags` in format version 1, for the types of responses. */
export interface TagsResultV1 extends ResultType {
  readonly at: readonly ["query", "tags"];
  readonly kind: "item";
  readonly base: TagsRowV1;
  readonly selector: "prop";
  readonly props: TagsRowPropsV1;
  readonly query: TagsQueryPartV1<this["row"]>;
}
