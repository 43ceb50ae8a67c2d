// Generated from spec/actions/catalogue.json (protect) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=protect`. */
export interface ProtectRow {
  /** Title of the page, including the namespace. */
  readonly title: string;
  readonly reason: string;
  readonly protections: readonly Readonly<Record<string, string>>[];
  readonly cascade?: boolean;
}

/** Fields that `action=protect` adds to the response. */
export interface ProtectResponsePart<Row = ProtectRow> {
  readonly protect: Row;
}

/**
 * The result of `action=protect`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ProtectResult extends ResultType {
  readonly at: readonly ["protect"];
  readonly kind: "object";
  readonly base: ProtectRow;
  readonly errors:
    | "create-titleexists"
    | "invalidexpiry"
    | "invalidtitle"
    | "missingparam"
    | "missingtitle-createonly"
    | "pastexpiry"
    | "permissiondenied"
    | "protect-invalidaction"
    | "protect-invalidlevel"
    | "toofewexpiries";
  readonly response: ProtectResponsePart<this["row"]>;
}

/** The result of `action=protect` as data, for `validateResponse`. */
export const protectResult: ResultDescriptor = {
  module: "protect",
  rows: { at: ["protect"], kind: "object" },
  response: {
    protect: {
      is: {
        record: {
          title: { is: "title" },
          reason: { is: "string" },
          protections: { is: { list: { map: "string" } } },
          cascade: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
        },
      },
    },
  },
};
