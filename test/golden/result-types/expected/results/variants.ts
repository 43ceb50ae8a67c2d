// Generated from spec.yaml (query+variants) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { OtherValue, ResultDescriptor, ResultType } from "../../runtime/client.js";
import type { VariantsResultV1 } from "./variants.v1.js";

/** The fields of each row of `list=variants`. */
export interface VariantsRow {
  readonly few?: boolean;
  readonly type: string;
  readonly one?: number;
  readonly two?: number;
  readonly three?: number;
  readonly details: {
    readonly a?: number;
    readonly b?: string;
    readonly c?: string;
  };
  readonly beside?: { readonly a?: number };
  readonly certain?: { readonly a?: number };
}

/** The fields of a row of `list=variants` that depend on `type`, `few`. */
export type VariantsRowVariants =
  | {
      readonly type: "a";
      readonly few: true;
      readonly two: number;
    }
  | {
      readonly type: "a";
      readonly few?: false;
      readonly one: number;
      readonly two: number;
    }
  | {
      readonly type: "b";
      readonly few?: boolean;
      readonly two: number;
    }
  | {
      readonly type: "edit" | "new";
      readonly few?: boolean;
      readonly three: number;
    }
  | {
      readonly type: "log";
      readonly few?: boolean;
      readonly details?: Required<
        Pick<
          {
            readonly a?: number;
            readonly b?: string;
            readonly c?: string;
          },
          "a" | "b"
        >
      >;
      readonly beside?: Required<Pick<{ readonly a?: number }, "a">>;
      readonly certain: Required<Pick<{ readonly a?: number }, "a">>;
    }
  | { readonly type: OtherValue; readonly few?: boolean };

/** Fields that `list=variants` adds to `query`. */
export interface VariantsQueryPart<Row = VariantsRow> {
  readonly variants: readonly Row[];
}

/**
 * The result of `list=variants`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface VariantsResult extends ResultType {
  readonly at: readonly ["query", "variants"];
  readonly kind: "item";
  readonly base: VariantsRow;
  readonly variants: VariantsRowVariants;
  readonly discriminant: "type";
  readonly query: VariantsQueryPart<this["row"]>;
  readonly version1: VariantsResultV1;
}

/** The result of `list=variants` as data, for `validateResponse`. */
export const variantsResult: ResultDescriptor = {
  module: "query+variants",
  rows: { at: ["query", "variants"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          variants: {
            is: {
              list: {
                record: {
                  few: { is: "boolean", optional: true },
                  type: { is: "string" },
                  one: {
                    is: "integer",
                    optional: true,
                    presentIf: [{ few: [false], type: ["a"] }],
                  },
                  two: {
                    is: "integer",
                    optional: true,
                    presentIf: [{ type: ["a"] }, { type: ["b"] }],
                  },
                  three: { is: "integer", optional: true, presentIf: [{ type: ["edit", "new"] }] },
                  details: {
                    is: {
                      record: {
                        a: { is: "integer", optional: true, presentIf: [{ "../type": ["log"] }] },
                        b: { is: "string", optional: true, presentIf: [{ "../type": ["log"] }] },
                        c: { is: "string", optional: true, presentIf: [{ b: ["x"] }] },
                      },
                    },
                  },
                  beside: {
                    is: {
                      record: {
                        a: { is: "integer", optional: true, presentIf: [{ "../type": ["log"] }] },
                      },
                    },
                    optional: true,
                  },
                  certain: {
                    is: {
                      record: {
                        a: { is: "integer", optional: true, presentIf: [{ "../type": ["log"] }] },
                      },
                    },
                    optional: true,
                    presentIf: [{ type: ["log"] }],
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
