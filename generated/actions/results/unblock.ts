// Generated from spec/actions/catalogue.json (unblock) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=unblock`. */
export interface UnblockRow {
  readonly id: number;
  /** Name of the user. */
  readonly user: string;
  /** Id of the user; 0 if the user has no account. */
  readonly userid: number;
  readonly reason: string;
  /** @since MediaWiki 1.43 */
  readonly watchuser?: boolean;
}

/** Fields that `action=unblock` adds to the response. */
export interface UnblockResponsePart<Row = UnblockRow> {
  readonly unblock: Row;
}

/**
 * The result of `action=unblock`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface UnblockResult extends ResultType {
  readonly at: readonly ["unblock"];
  readonly kind: "object";
  readonly base: UnblockRow;
  readonly errors:
    | "badtoken"
    | "cantunblock"
    | "invalidparammix"
    | "missingparam"
    | "nosuchblockid"
    | "permissiondenied";
  readonly response: UnblockResponsePart<this["row"]>;
}

/** The result of `action=unblock` as data, for `validateResponse`. */
export const unblockResult: ResultDescriptor = {
  module: "unblock",
  rows: { at: ["unblock"], kind: "object" },
  response: {
    unblock: {
      is: {
        record: {
          id: { is: "integer" },
          user: { is: "user" },
          userid: { is: "integer" },
          reason: { is: "string" },
          watchuser: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
        },
      },
    },
  },
};
