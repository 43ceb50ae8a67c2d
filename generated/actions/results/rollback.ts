// Generated from spec/actions/catalogue.json (rollback) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=rollback`. */
export interface RollbackRow {
  /** Title of the page, including the namespace. */
  readonly title: string;
  /** Id of the page. */
  readonly pageid: number;
  readonly summary: string;
  /** Id of the revision. */
  readonly revid: number;
  /** Id of the revision before the change; 0 if there is none. */
  readonly old_revid: number;
  readonly last_revid: number;
}

/** Fields that `action=rollback` adds to the response. */
export interface RollbackResponsePart<Row = RollbackRow> {
  readonly rollback: Row;
}

/**
 * The result of `action=rollback`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface RollbackResult extends ResultType {
  readonly at: readonly ["rollback"];
  readonly kind: "object";
  readonly base: RollbackRow;
  readonly errors:
    | "alreadyrolled"
    | "badtoken"
    | "invalidtitle"
    | "missingparam"
    | "missingtitle"
    | "nosuchpageid"
    | "onlyauthor"
    | "permissiondenied"
    | "protectedpage";
  readonly response: RollbackResponsePart<this["row"]>;
}

/** The result of `action=rollback` as data, for `validateResponse`. */
export const rollbackResult: ResultDescriptor = {
  module: "rollback",
  rows: { at: ["rollback"], kind: "object" },
  response: {
    rollback: {
      is: {
        record: {
          title: { is: "title" },
          pageid: { is: "integer" },
          summary: { is: "string" },
          revid: { is: "integer" },
          old_revid: { is: "integer" },
          last_revid: { is: "integer" },
        },
      },
    },
  },
};
