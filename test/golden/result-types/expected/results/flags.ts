// Generated from spec.yaml (query+flags) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { OtherValue, ResultDescriptor, ResultType } from "../../runtime/client.js";
import type { FlagsResultV1 } from "./flags.v1.js";

/** The fields of each row of `list=flags`. */
export interface FlagsRow {
  readonly on?: boolean;
  readonly type: string;
  readonly size?: number;
  readonly off?: number;
  readonly other?: number;
}

/** The fields of a row of `list=flags` that depend on `on`, `type`. */
export type FlagsRowVariants =
  | {
      readonly on: true;
      readonly type: "a";
      readonly size: number;
      readonly other: number;
    }
  | {
      readonly on: true;
      readonly type: "b";
      readonly size: number;
      readonly other: number;
    }
  | {
      readonly on: true;
      readonly type: OtherValue;
      readonly size: number;
    }
  | {
      readonly on?: false;
      readonly type: "a";
      readonly size: number;
      readonly off: number;
      readonly other: number;
    }
  | {
      readonly on?: false;
      readonly type: "b";
      readonly off: number;
      readonly other: number;
    }
  | {
      readonly on?: false;
      readonly type: OtherValue;
      readonly off: number;
    };

/** Fields that `list=flags` adds to `query`. */
export interface FlagsQueryPart<Row = FlagsRow> {
  readonly flags: readonly Row[];
}

/**
 * The result of `list=flags`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface FlagsResult extends ResultType {
  readonly at: readonly ["query", "flags"];
  readonly kind: "item";
  readonly base: FlagsRow;
  readonly variants: FlagsRowVariants;
  readonly discriminant: "on";
  readonly query: FlagsQueryPart<this["row"]>;
  readonly version1: FlagsResultV1;
}

/** The result of `list=flags` as data, for `validateResponse`. */
export const flagsResult: ResultDescriptor = {
  module: "query+flags",
  rows: { at: ["query", "flags"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          flags: {
            is: {
              list: {
                record: {
                  on: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  type: { is: "string" },
                  size: {
                    is: "integer",
                    optional: true,
                    presentIf: [{ on: [true] }, { type: ["a"] }],
                  },
                  off: { is: "integer", optional: true, presentIf: [{ on: [false] }] },
                  other: { is: "integer", optional: true, presentIf: [{ type: ["a", "b"] }] },
                },
              },
            },
          },
        },
      },
    },
  },
};
