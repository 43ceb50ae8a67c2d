// Generated from spec/actions/catalogue.json (createaccount) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=createaccount` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface CreateaccountRowV1 {
  readonly status: string;
  readonly username?: string;
  readonly message?: string;
  readonly messagecode?: string;
  readonly canpreservestate?: "";
}

/** Fields that `action=createaccount` in format version 1 adds to the response. */
export interface CreateaccountResponsePartV1<Row = CreateaccountRowV1> {
  readonly createaccount: Row;
}

/** The result of `action=createaccount` in format version 1, for the types of responses. */
export interface CreateaccountResultV1 extends ResultType {
  readonly at: readonly ["createaccount"];
  readonly kind: "object";
  readonly base: CreateaccountRowV1;
  readonly errors: "badtoken" | "missingparam";
  readonly response: CreateaccountResponsePartV1<this["row"]>;
}
