// Generated from spec/actions/catalogue.json (tag) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of each row of `action=tag`. */
export interface TagRow {
  /** Id of the revision. */
  readonly revid: number;
  readonly status: string;
  readonly actionlogid?: number;
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
  readonly noop?: boolean;
  readonly code?: string;
  readonly info?: string;
}

/** Fields that `action=tag` adds to the response. */
export interface TagResponsePart<Row = TagRow> {
  readonly tag: readonly Row[];
}

/**
 * The result of `action=tag`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface TagResult extends ResultType {
  readonly at: readonly ["tag"];
  readonly kind: "item";
  readonly base: TagRow;
  readonly errors: "badtags" | "missingparam" | "permissiondenied";
  readonly response: TagResponsePart<this["row"]>;
}

/** The result of `action=tag` as data, for `validateResponse`. */
export const tagResult: ResultDescriptor = {
  module: "tag",
  rows: { at: ["tag"], kind: "item" },
  response: {
    tag: {
      is: {
        list: {
          record: {
            revid: { is: "integer" },
            status: { is: "string" },
            actionlogid: { is: "integer", optional: true },
            added: { is: { list: "string" }, optional: true },
            removed: { is: { list: "string" }, optional: true },
            noop: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
            code: { is: "string", optional: true },
            info: { is: "string", optional: true },
          },
        },
      },
    },
  },
};
