// Generated from spec.json (act) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of `action=act`. */
export interface ActRow {
  readonly result: string;
  readonly "odd name"?: unknown;
}

/** Fields that `action=act` adds to the response. */
export interface ActResponsePart<Row = ActRow> {
  readonly act: Row;
}

/**
 * The result of `action=act`, for response types.
 * Observed on MediaWiki 1.39.17.
 */
export interface ActResult extends ResultType {
  readonly at: readonly ["act"];
  readonly kind: "object";
  readonly base: ActRow;
  readonly response: ActResponsePart<this["row"]>;
}

/** The result of `action=act` as data, for `validateResponse`. */
export const actResult: ResultDescriptor = {
  module: "act",
  rows: { at: ["act"], kind: "object" },
  response: {
    act: {
      is: { record: { result: { is: "string" }, "odd name": { is: "unknown", optional: true } } },
    },
  },
};
