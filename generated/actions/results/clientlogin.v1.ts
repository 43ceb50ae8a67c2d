// Generated from spec/actions/catalogue.json (clientlogin) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=clientlogin` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ClientloginRowV1 {
  readonly status: string;
  readonly message?: string;
  readonly messagecode?: string;
  readonly canpreservestate?: "";
  readonly username?: string;
}

/** Fields that `action=clientlogin` in format version 1 adds to the response. */
export interface ClientloginResponsePartV1<Row = ClientloginRowV1> {
  readonly clientlogin: Row;
}

/** The result of `action=clientlogin` in format version 1, for the types of responses. */
export interface ClientloginResultV1 extends ResultType {
  readonly at: readonly ["clientlogin"];
  readonly kind: "object";
  readonly base: ClientloginRowV1;
  readonly errors: "badtoken" | "missingparam";
  readonly response: ClientloginResponsePartV1<this["row"]>;
}
