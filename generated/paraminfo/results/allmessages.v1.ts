// Generated from spec/paraminfo/catalogue.json (query+allmessages) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `meta=allmessages` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AllmessagesRowV1 {
  /** Name of the message. */
  readonly name: string;
  /** Name of the message as the software uses it, with a lower-case first letter. */
  readonly normalizedname: string;
  /** Text of the message. */
  readonly "*"?: string;
  /** Whether the message does not exist. */
  readonly missing?: "";
  /** Whether the software has no text of the message. */
  readonly defaultmissing?: "";
  /**
   * Whether the wiki has changed the text.
   * Only with `customised=modified`.
   */
  readonly customised?: "";
}

/** The fields that each value of `prop` adds. */
export interface AllmessagesRowPropsV1 {
  readonly default: {
    /** Text of the software, if the wiki has customised the message. With `prop=default`. */
    readonly default?: string;
  };
}

/** Fields that `meta=allmessages` in format version 1 adds to `query`. */
export interface AllmessagesQueryPartV1<Row = AllmessagesRowV1> {
  readonly allmessages: readonly Row[];
}

/** The result of `meta=allmessages` in format version 1, for the types of responses. */
export interface AllmessagesResultV1 extends ResultType {
  readonly at: readonly ["query", "allmessages"];
  readonly kind: "item";
  readonly base: AllmessagesRowV1;
  readonly selector: "prop";
  readonly props: AllmessagesRowPropsV1;
  readonly query: AllmessagesQueryPartV1<this["row"]>;
}
