// Generated from spec.yaml (query+lostselector) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=lostselector`. */
export interface LostselectorRow {
  readonly a: string;
}

/** Fields that `list=lostselector` adds to `query`. */
export interface LostselectorQueryPart<Row = LostselectorRow> {
  readonly lostselector: readonly Row[];
}

/**
 * The result of `list=lostselector`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface LostselectorResult extends ResultType {
  readonly at: readonly ["query", "lostselector"];
  readonly kind: "item";
  readonly base: LostselectorRow;
  readonly query: LostselectorQueryPart<this["row"]>;
  readonly version1: LostselectorResult;
}

/** The result of `list=lostselector` as data, for `validateResponse`. */
export const lostselectorResult: ResultDescriptor = {
  module: "query+lostselector",
  rows: { at: ["query", "lostselector"], kind: "item" },
  response: {
    query: {
      is: { record: { lostselector: { is: { list: { record: { a: { is: "string" } } } } } } },
    },
  },
};
