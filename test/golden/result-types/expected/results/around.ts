// Generated from spec.yaml (query+around) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=around`. */
export interface AroundRow {
  readonly a: string;
}

/** Fields that `list=around` adds to `query`. */
export interface AroundQueryPart<Row = AroundRow> {
  readonly outer: {
    readonly a: string;
    readonly b: string;
    readonly c: string;
    readonly d: string;
    readonly deep: {
      readonly a: string;
      readonly b: string;
      readonly c: string;
      readonly d: string;
      readonly e: string;
      readonly around: readonly Row[];
    };
  };
}

/**
 * The result of `list=around`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface AroundResult extends ResultType {
  readonly at: readonly ["query", "outer", "deep", "around"];
  readonly kind: "item";
  readonly base: AroundRow;
  readonly query: AroundQueryPart<this["row"]>;
  readonly version1: AroundResult;
}

/** The result of `list=around` as data, for `validateResponse`. */
export const aroundResult: ResultDescriptor = {
  module: "query+around",
  rows: { at: ["query", "outer", "deep", "around"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          outer: {
            is: {
              record: {
                a: { is: "string" },
                b: { is: "string" },
                c: { is: "string" },
                d: { is: "string" },
                deep: {
                  is: {
                    record: {
                      a: { is: "string" },
                      b: { is: "string" },
                      c: { is: "string" },
                      d: { is: "string" },
                      e: { is: "string" },
                      around: { is: { list: { record: { a: { is: "string" } } } } },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
