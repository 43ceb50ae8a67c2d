// Generated from spec/actions/catalogue.json (unblock) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=unblock` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface UnblockRowV1 {
  readonly id: number;
  /** Name of the user. */
  readonly user: string;
  /** Id of the user; 0 if the user has no account. */
  readonly userid: number;
  readonly reason: string;
  /** @since MediaWiki 1.43 */
  readonly watchuser?: "";
}

/** Fields that `action=unblock` in format version 1 adds to the response. */
export interface UnblockResponsePartV1<Row = UnblockRowV1> {
  readonly unblock: Row;
}

/** The result of `action=unblock` in format version 1, for the types of responses. */
export interface UnblockResultV1 extends ResultType {
  readonly at: readonly ["unblock"];
  readonly kind: "object";
  readonly base: UnblockRowV1;
  readonly errors:
    | "badtoken"
    | "cantunblock"
    | "invalidparammix"
    | "missingparam"
    | "nosuchblockid"
    | "permissiondenied";
  readonly response: UnblockResponsePartV1<this["row"]>;
}
