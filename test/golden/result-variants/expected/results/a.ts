// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { OtherValue, ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=a`. */
export interface ARow {
  readonly type: string;
  readonly hidden?: boolean;
  readonly logid?: number;
  readonly details: { readonly size?: number };
}

/** The fields of a row of `list=a` that depend on `type`, `hidden`. */
export type ARowVariants =
  | { readonly type: "log"; readonly hidden: true }
  | {
      readonly type: "log";
      readonly hidden?: false;
      readonly logid: number;
    }
  | {
      readonly type: "edit" | "new";
      readonly hidden?: boolean;
      readonly details?: Required<Pick<{ readonly size?: number }, "size">>;
    }
  | { readonly type: OtherValue; readonly hidden?: boolean };

/** Fields that `list=a` adds to `query`. */
export interface AQueryPart<Row = ARow> {
  readonly a: readonly Row[];
}

/**
 * The result of `list=a`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface AResult extends ResultType {
  readonly at: readonly ["query", "a"];
  readonly kind: "item";
  readonly base: ARow;
  readonly variants: ARowVariants;
  readonly discriminant: "type";
  readonly query: AQueryPart<this["row"]>;
}

/** The result of `list=a` as data, for `validateResponse`. */
export const aResult: ResultDescriptor = {
  module: "query+a",
  rows: { at: ["query", "a"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          a: {
            is: {
              list: {
                record: {
                  type: { is: "string" },
                  hidden: { is: "boolean", optional: true },
                  logid: {
                    is: "integer",
                    optional: true,
                    presentIf: [{ type: ["log"], hidden: [false] }],
                  },
                  details: {
                    is: {
                      record: {
                        size: {
                          is: "integer",
                          optional: true,
                          presentIf: [{ "../type": ["edit", "new"] }],
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
    },
  },
};
