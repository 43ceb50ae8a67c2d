// Generated from spec/actions/catalogue.json (setpagelanguage) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=setpagelanguage`. */
export interface SetpagelanguageRow {
  /** Title of the page, including the namespace. */
  readonly title: string;
  readonly oldlanguage: string;
  readonly newlanguage: string;
  /** Id of the log entry. */
  readonly logid: number;
}

/** Fields that `action=setpagelanguage` adds to the response. */
export interface SetpagelanguageResponsePart<Row = SetpagelanguageRow> {
  readonly setpagelanguage: Row;
}

/**
 * The result of `action=setpagelanguage`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface SetpagelanguageResult extends ResultType {
  readonly at: readonly ["setpagelanguage"];
  readonly kind: "object";
  readonly base: SetpagelanguageRow;
  readonly errors:
    | "badvalue"
    | "invalidtitle"
    | "missingparam"
    | "missingtitle"
    | "pagelang-unchanged-language"
    | "permissiondenied";
  readonly response: SetpagelanguageResponsePart<this["row"]>;
}

/** The result of `action=setpagelanguage` as data, for `validateResponse`. */
export const setpagelanguageResult: ResultDescriptor = {
  module: "setpagelanguage",
  rows: { at: ["setpagelanguage"], kind: "object" },
  response: {
    setpagelanguage: {
      is: {
        record: {
          title: { is: "title" },
          oldlanguage: { is: "string" },
          newlanguage: { is: "string" },
          logid: { is: "integer" },
        },
      },
    },
  },
};
