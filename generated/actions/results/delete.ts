// Generated from spec/actions/catalogue.json (delete) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=delete`. */
export interface Delete_Row {
  /** Title of the page, including the namespace. */
  readonly title: string;
  readonly reason: string;
  /** Id of the log entry. */
  readonly logid: number;
}

/** Fields that `action=delete` adds to the response. */
export interface Delete_ResponsePart<Row = Delete_Row> {
  readonly delete: Row;
}

/**
 * The result of `action=delete`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface Delete_Result extends ResultType {
  readonly at: readonly ["delete"];
  readonly kind: "object";
  readonly base: Delete_Row;
  readonly errors:
    | "badtags"
    | "badtoken"
    | "invalidtitle"
    | "missingparam"
    | "missingtitle"
    | "nosuchpageid"
    | "pagecannotexist"
    | "permissiondenied";
  readonly response: Delete_ResponsePart<this["row"]>;
}

/** The result of `action=delete` as data, for `validateResponse`. */
export const delete_Result: ResultDescriptor = {
  module: "delete",
  rows: { at: ["delete"], kind: "object" },
  response: {
    delete: {
      is: {
        record: { title: { is: "title" }, reason: { is: "string" }, logid: { is: "integer" } },
      },
    },
  },
};
