// Generated from spec.yaml (query+owned) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { OtherValue, ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=owned`. */
export interface OwnedRow {
  readonly kind: string;
  readonly size?: number;
}

/** The fields of a row of `list=owned` that depend on `kind`. */
export type OwnedRowVariants =
  | { readonly kind: "x"; readonly size: number }
  | { readonly kind: OtherValue };

/** The fields of each page that depend on `missing`. */
export type OwnedPageVariants =
  | { readonly missing: true }
  | { readonly missing?: false; readonly length: number };

/** Fields that `list=owned` adds to each page. */
export interface OwnedPagePart<Row = OwnedRow> {
  readonly missing?: boolean;
  readonly length?: number;
  readonly owned?: readonly Row[];
}

/**
 * The result of `list=owned`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface OwnedResult extends ResultType {
  readonly at: readonly ["query", "pages", "owned"];
  readonly kind: "item";
  readonly base: OwnedRow;
  readonly variants: OwnedRowVariants;
  readonly discriminant: "kind";
  readonly pageVariants: OwnedPageVariants;
  readonly page: OwnedPagePart<this["row"]>;
  readonly version1: OwnedResult;
}

/** The result of `list=owned` as data, for `validateResponse`. */
export const ownedResult: ResultDescriptor = {
  module: "query+owned",
  rows: { at: ["query", "pages", "owned"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  missing: { is: "boolean", optional: true },
                  length: { is: "integer", optional: true, presentIf: [{ missing: [false] }] },
                  owned: {
                    is: {
                      list: {
                        record: {
                          kind: { is: "string" },
                          size: { is: "integer", optional: true, presentIf: [{ kind: ["x"] }] },
                        },
                      },
                    },
                    optional: true,
                  },
                },
              },
            },
            formatversion1: { as: "map" },
          },
        },
      },
    },
  },
};
