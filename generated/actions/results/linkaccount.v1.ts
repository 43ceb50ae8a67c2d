// Generated from spec/actions/catalogue.json (linkaccount) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=linkaccount` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface LinkaccountRowV1 {
  readonly status: string;
  readonly message: string;
  readonly messagecode: string;
  readonly canpreservestate?: "";
}

/** Fields that `action=linkaccount` in format version 1 adds to the response. */
export interface LinkaccountResponsePartV1<Row = LinkaccountRowV1> {
  readonly linkaccount: Row;
}

/** The result of `action=linkaccount` in format version 1, for the types of responses. */
export interface LinkaccountResultV1 extends ResultType {
  readonly at: readonly ["linkaccount"];
  readonly kind: "object";
  readonly base: LinkaccountRowV1;
  readonly errors: "missingparam" | "notloggedin";
  readonly response: LinkaccountResponsePartV1<this["row"]>;
}
