// Generated from spec/actions/catalogue.json (undelete) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=undelete`. */
export interface UndeleteRow {
  /** Title of the page, including the namespace. */
  readonly title: string;
  readonly revisions: number;
  readonly fileversions: number;
  readonly reason: string;
}

/** Fields that `action=undelete` adds to the response. */
export interface UndeleteResponsePart<Row = UndeleteRow> {
  readonly undelete: Row;
}

/**
 * The result of `action=undelete`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface UndeleteResult extends ResultType {
  readonly at: readonly ["undelete"];
  readonly kind: "object";
  readonly base: UndeleteRow;
  readonly errors:
    | "badtags"
    | "cantundelete"
    | "invalidtitle"
    | "missingparam"
    | "permissiondenied";
  readonly response: UndeleteResponsePart<this["row"]>;
}

/** The result of `action=undelete` as data, for `validateResponse`. */
export const undeleteResult: ResultDescriptor = {
  module: "undelete",
  rows: { at: ["undelete"], kind: "object" },
  response: {
    undelete: {
      is: {
        record: {
          title: { is: "title" },
          revisions: { is: "integer" },
          fileversions: { is: "integer" },
          reason: { is: "string" },
        },
      },
    },
  },
};
