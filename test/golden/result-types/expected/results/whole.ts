// Generated from spec.yaml (query+whole) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of `meta=whole`. */
export interface WholeRow {
  readonly a: string;
  readonly whole: WholeRowWhole;
}

/** The `whole` field of `meta=whole`. */
export interface WholeRowWhole {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
}

/**
 * The result of `meta=whole`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface WholeResult extends ResultType {
  readonly at: readonly [];
  readonly kind: "object";
  readonly base: WholeRow;
  readonly response: this["row"];
  readonly version1: WholeResult;
}

/** The result of `meta=whole` as data, for `validateResponse`. */
export const wholeResult: ResultDescriptor = {
  module: "query+whole",
  rows: { at: [], kind: "object" },
  response: {
    a: { is: "string" },
    whole: {
      is: {
        record: {
          a: { is: "string" },
          b: { is: "string" },
          c: { is: "string" },
          d: { is: "string" },
        },
      },
    },
  },
};
