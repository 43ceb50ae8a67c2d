// Generated from spec/actions/catalogue.json (userrights) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=userrights`. */
export interface UserrightsRow {
  /** Name of the user. */
  readonly user: string;
  /** Id of the user; 0 if the user has no account. */
  readonly userid: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** @since MediaWiki 1.43 */
  readonly watchuser?: boolean;
}

/** Fields that `action=userrights` adds to the response. */
export interface UserrightsResponsePart<Row = UserrightsRow> {
  readonly userrights: Row;
}

/**
 * The result of `action=userrights`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface UserrightsResult extends ResultType {
  readonly at: readonly ["userrights"];
  readonly kind: "object";
  readonly base: UserrightsRow;
  readonly errors:
    | "badtoken"
    | "invalidexpiry"
    | "invaliduser"
    | "missingparam"
    | "nosuchuser"
    | "toofewexpiries";
  readonly response: UserrightsResponsePart<this["row"]>;
}

/** The result of `action=userrights` as data, for `validateResponse`. */
export const userrightsResult: ResultDescriptor = {
  module: "userrights",
  rows: { at: ["userrights"], kind: "object" },
  response: {
    userrights: {
      is: {
        record: {
          user: { is: "user" },
          userid: { is: "integer" },
          added: { is: { list: "string" } },
          removed: { is: { list: "string" } },
          watchuser: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
        },
      },
    },
  },
};
