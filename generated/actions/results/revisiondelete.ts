// Generated from spec/actions/catalogue.json (revisiondelete) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=revisiondelete`. */
export interface RevisiondeleteRow {
  readonly status: string;
  readonly target: string;
  readonly items: readonly RevisiondeleteRowItem[];
}

/** An item in the `items` field of `action=revisiondelete`. */
export interface RevisiondeleteRowItem {
  readonly status: string;
  readonly id: number;
  /** ISO 8601. */
  readonly timestamp?: string;
  readonly userhidden?: boolean;
  readonly commenthidden?: boolean;
  readonly texthidden?: boolean;
  readonly userid?: number;
  readonly user?: string;
  readonly comment?: string;
  readonly errors?: readonly RevisiondeleteRowItemError[];
  readonly warnings?: readonly unknown[];
}

/** An item in the `errors` field of `action=revisiondelete`. */
export interface RevisiondeleteRowItemError {
  readonly message: string;
  readonly params: readonly (string | number)[];
  readonly code: string;
  readonly type: string;
}

/** Fields that `action=revisiondelete` adds to the response. */
export interface RevisiondeleteResponsePart<Row = RevisiondeleteRow> {
  readonly revisiondelete: Row;
}

/**
 * The result of `action=revisiondelete`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface RevisiondeleteResult extends ResultType {
  readonly at: readonly ["revisiondelete"];
  readonly kind: "object";
  readonly base: RevisiondeleteRow;
  readonly errors: "badparams" | "badvalue" | "missingparam" | "permissiondenied";
  readonly response: RevisiondeleteResponsePart<this["row"]>;
}

/** The result of `action=revisiondelete` as data, for `validateResponse`. */
export const revisiondeleteResult: ResultDescriptor = {
  module: "revisiondelete",
  rows: { at: ["revisiondelete"], kind: "object" },
  response: {
    revisiondelete: {
      is: {
        record: {
          status: { is: "string" },
          target: { is: "string" },
          items: {
            is: {
              list: {
                record: {
                  status: { is: "string" },
                  id: { is: "integer" },
                  timestamp: {
                    is: "timestamp",
                    optional: true,
                    presentIf: [{ status: ["Success"] }],
                  },
                  userhidden: {
                    is: "boolean",
                    optional: true,
                    presentIf: [{ status: ["Success"] }],
                    formatversion1: { as: "flag" },
                  },
                  commenthidden: {
                    is: "boolean",
                    optional: true,
                    presentIf: [{ status: ["Success"] }],
                    formatversion1: { as: "flag" },
                  },
                  texthidden: {
                    is: "boolean",
                    optional: true,
                    presentIf: [{ status: ["Success"] }],
                    formatversion1: { as: "flag" },
                  },
                  userid: {
                    is: "integer",
                    optional: true,
                    presentIf: [{ status: ["Success"], userhidden: [false] }],
                  },
                  user: {
                    is: "user",
                    optional: true,
                    presentIf: [{ status: ["Success"], userhidden: [false] }],
                  },
                  comment: {
                    is: "string",
                    optional: true,
                    presentIf: [{ status: ["Success"], commenthidden: [false] }],
                  },
                  errors: {
                    is: {
                      list: {
                        record: {
                          message: { is: "string" },
                          params: { is: { list: { anyOf: ["string", "integer"] } } },
                          code: { is: "string" },
                          type: { is: "string" },
                        },
                      },
                    },
                    optional: true,
                  },
                  warnings: { is: { list: "unknown" }, optional: true },
                },
              },
            },
          },
        },
      },
    },
  },
};
