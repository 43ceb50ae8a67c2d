// Generated from spec/actions/catalogue.json (help) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=help`. */
export interface HelpRow {
  readonly mime: string;
  readonly filename: string;
  readonly help: string;
}

/** Fields that `action=help` adds to the response. */
export interface HelpResponsePart<Row = HelpRow> {
  readonly help: Row;
}

/**
 * The result of `action=help`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface HelpResult extends ResultType {
  readonly at: readonly ["help"];
  readonly kind: "object";
  readonly base: HelpRow;
  readonly bodies: readonly [{ readonly is: string; readonly unless: { readonly wrap: true } }];
  readonly response: HelpResponsePart<this["row"]>;
}

/** The result of `action=help` as data, for `validateResponse`. */
export const helpResult: ResultDescriptor = {
  module: "help",
  rows: { at: ["help"], kind: "object" },
  response: {
    help: {
      is: {
        record: { mime: { is: "string" }, filename: { is: "string" }, help: { is: "string" } },
      },
    },
  },
  bodies: [{ is: "text", unless: { wrap: true } }],
};
