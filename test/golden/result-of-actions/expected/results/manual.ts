// Generated from spec.json (manual) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of `action=manual`. */
export interface ManualRow {
  readonly mime: string;
}

/** Fields that `action=manual` adds to the response. */
export interface ManualResponsePart<Row = ManualRow> {
  readonly manual: Row;
}

/**
 * The result of `action=manual`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface ManualResult extends ResultType {
  readonly at: readonly ["manual"];
  readonly kind: "object";
  readonly base: ManualRow;
  readonly bodies: readonly [{ readonly is: string; readonly unless: { readonly wrap: true } }];
  readonly response: ManualResponsePart<this["row"]>;
  readonly version1: ManualResult;
}

/** The result of `action=manual` as data, for `validateResponse`. */
export const manualResult: ResultDescriptor = {
  module: "manual",
  rows: { at: ["manual"], kind: "object" },
  response: { manual: { is: { record: { mime: { is: "string" } } } } },
  bodies: [{ is: "text", unless: { wrap: true } }],
};
