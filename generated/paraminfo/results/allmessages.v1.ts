// Generated from spec/paraminfo/catalogue.json (query+allmessages) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * What each row of `meta=allmessages` in format version 1 has, whatever was asked.
 * Observed on MediaWiki 1.39.17.
 */
export interface AllmessagesRowV1 {
  readonly name: string;
  readonly normalizedname: string;
  readonly "*"?: string;
  readonly missing?: "";
  readonly defaultmissing?: "";
  /** Only with `customised=modified`. */
  readonly customised?: "";
}

/** What each value of `prop` adds. */
export interface AllmessagesRowPropsV1 {
  readonly default: { readonly default?: string };
}

/** What `meta=allmessages` in format version 1 adds to `query`. */
export interface AllmessagesQueryPartV1<Row = AllmessagesRowV1> {
  readonly allmessages: readonly Row[];
}

/** What `meta=allmessages` in format version 1 puts into an answer, for the types of answers. */
export interface AllmessagesResultV1 extends ResultType {
  readonly at: readonly ["query", "allmessages"];
  readonly kind: "item";
  readonly base: AllmessagesRowV1;
  readonly selector: "prop";
  readonly props: AllmessagesRowPropsV1;
  readonly query: AllmessagesQueryPartV1<this["row"]>;
}
