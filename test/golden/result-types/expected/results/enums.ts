// Generated from spec.yaml (query+enums) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=enums`. */
export interface EnumsRow {
  readonly kind: "a" | "b" | "c";
  readonly size?: number;
  readonly all?: number;
}

/** The fields of a row of `list=enums` that depend on `kind`. */
export type EnumsRowVariants =
  | { readonly kind: "b"; readonly size: number }
  | { readonly kind: "a" | "c"; readonly all: number };

/** Fields that `list=enums` adds to `query`. */
export interface EnumsQueryPart<Row = EnumsRow> {
  readonly enums: readonly Row[];
}

/**
 * The result of `list=enums`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface EnumsResult extends ResultType {
  readonly at: readonly ["query", "enums"];
  readonly kind: "item";
  readonly base: EnumsRow;
  readonly variants: EnumsRowVariants;
  readonly discriminant: "kind";
  readonly query: EnumsQueryPart<this["row"]>;
  readonly version1: EnumsResult;
}

/** The result of `list=enums` as data, for `validateResponse`. */
export const enumsResult: ResultDescriptor = {
  module: "query+enums",
  rows: { at: ["query", "enums"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          enums: {
            is: {
              list: {
                record: {
                  kind: { is: { enumOf: "kind" } },
                  size: { is: "integer", optional: true, presentIf: [{ kind: ["b"] }] },
                  all: { is: "integer", optional: true, presentIf: [{ kind: ["a", "c"] }] },
                },
              },
            },
          },
        },
      },
    },
  },
};
