// Generated from spec/actions/catalogue.json (move) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=move`. */
export interface MoveRow {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly redirectcreated: boolean;
  readonly moveoverredirect: boolean;
  readonly talkfrom?: string;
  readonly talkto?: string;
  readonly talkmoveoverredirect?: boolean;
  readonly subpages?: readonly MoveRowSubpage[] | MoveRowSubpage2;
  readonly "subpages-talk"?: readonly { readonly from: string; readonly to: string }[];
}

/** An item in the `subpages` field of `action=move`. */
export interface MoveRowSubpage {
  readonly from: string;
  readonly to: string;
}

/** An item in the `subpages` field of `action=move`. */
export interface MoveRowSubpage2 {
  readonly errors: readonly MoveRowSubpage2Error[];
}

/** An item in the `errors` field of `action=move`. */
export interface MoveRowSubpage2Error {
  readonly message: string;
  readonly params: readonly string[];
  readonly code: string;
  readonly type: string;
}

/** Fields that `action=move` adds to the response. */
export interface MoveResponsePart<Row = MoveRow> {
  readonly move: Row;
}

/**
 * The result of `action=move`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface MoveResult extends ResultType {
  readonly at: readonly ["move"];
  readonly kind: "object";
  readonly base: MoveRow;
  readonly errors:
    | "articleexists"
    | "blocked"
    | "cantmove-anon"
    | "invalidtitle"
    | "missingparam"
    | "missingtitle"
    | "nonfile-cannot-move-to-file"
    | "nosuchpageid"
    | "protectedpage"
    | "selfmove";
  readonly response: MoveResponsePart<this["row"]>;
}

/** The result of `action=move` as data, for `validateResponse`. */
export const moveResult: ResultDescriptor = {
  module: "move",
  rows: { at: ["move"], kind: "object" },
  response: {
    move: {
      is: {
        record: {
          from: { is: "string" },
          to: { is: "string" },
          reason: { is: "string" },
          redirectcreated: { is: "boolean", formatversion1: { as: "flag" } },
          moveoverredirect: { is: "boolean", formatversion1: { as: "flag" } },
          talkfrom: { is: "string", optional: true },
          talkto: { is: "string", optional: true },
          talkmoveoverredirect: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          subpages: {
            is: {
              anyOf: [
                { list: { record: { from: { is: "string" }, to: { is: "string" } } } },
                {
                  record: {
                    errors: {
                      is: {
                        list: {
                          record: {
                            message: { is: "string" },
                            params: { is: { list: "string" } },
                            code: { is: "string" },
                            type: { is: "string" },
                          },
                        },
                      },
                    },
                  },
                },
              ],
            },
            optional: true,
          },
          "subpages-talk": {
            is: { list: { record: { from: { is: "string" }, to: { is: "string" } } } },
            optional: true,
          },
        },
      },
    },
  },
};
