// Generated from spec/paraminfo/catalogue.json (query+tags) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `list=tags` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17.
 */
export interface TagsRowV1 {
  readonly name: string;
}

/** The fields that each value of `prop` adds. */
export interface TagsRowPropsV1 {
  readonly active: { readonly active?: "" };
  readonly defined: { readonly defined?: "" };
  readonly description: { readonly description: string };
  readonly displayname: { readonly displayname: string };
  readonly hitcount: { readonly hitcount: number };
  readonly source: { readonly source: readonly string[] };
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
