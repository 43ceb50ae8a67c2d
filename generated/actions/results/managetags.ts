// Generated from spec/actions/catalogue.json (managetags) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=managetags`. */
export interface ManagetagsRow {
  readonly operation: "activate" | "create" | "deactivate" | "delete";
  readonly tag: string;
  readonly success: boolean;
  /** Id of the log entry. */
  readonly logid: number;
}

/** Fields that `action=managetags` adds to the response. */
export interface ManagetagsResponsePart<Row = ManagetagsRow> {
  readonly managetags: Row;
}

/**
 * The result of `action=managetags`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ManagetagsResult extends ResultType {
  readonly at: readonly ["managetags"];
  readonly kind: "object";
  readonly base: ManagetagsRow;
  readonly errors:
    | "badvalue"
    | "missingparam"
    | "permissiondenied"
    | "tags-activate-not-allowed"
    | "tags-create-already-exists"
    | "tags-create-invalid-chars"
    | "tags-delete-not-found";
  readonly response: ManagetagsResponsePart<this["row"]>;
}

/** The result of `action=managetags` as data, for `validateResponse`. */
export const managetagsResult: ResultDescriptor = {
  module: "managetags",
  rows: { at: ["managetags"], kind: "object" },
  response: {
    managetags: {
      is: {
        record: {
          operation: { is: { enumOf: "operation" } },
          tag: { is: "string" },
          success: { is: "boolean", formatversion1: { as: "flag" } },
          logid: { is: "integer" },
        },
      },
    },
  },
};
