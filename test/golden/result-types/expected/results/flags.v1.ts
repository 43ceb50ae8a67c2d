// Generated from spec.yaml (query+flags) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { OtherValue, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=flags` in format version 1. */
export interface FlagsRowV1 {
  readonly on?: "";
  readonly type: string;
  readonly size?: number;
  readonly off?: number;
  readonly other?: number;
}

/** The fields of a row of `list=flags` in format version 1 that depend on `on`, `type`. */
export type FlagsRowVariantsV1 =
  | {
      readonly on: "";
      readonly type: "a";
      readonly size: number;
      readonly other: number;
    }
  | {
      readonly on: "";
      readonly type: "b";
      readonly size: number;
      readonly other: number;
    }
  | {
      readonly on: "";
      readonly type: OtherValue;
      readonly size: number;
    }
  | {
      readonly on?: never;
      readonly type: "a";
      readonly size: number;
      readonly off: number;
      readonly other: number;
    }
  | {
      readonly on?: never;
      readonly type: "b";
      readonly off: number;
      readonly other: number;
    }
  | {
      readonly on?: never;
      readonly type: OtherValue;
      readonly off: number;
    };

/** Fields that `list=flags` in format version 1 adds to `query`. */
export interface FlagsQueryPartV1<Row = FlagsRowV1> {
  readonly flags: readonly Row[];
}

/**
 * The result of `list=flags` in format version 1, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface FlagsResultV1 extends ResultType {
  readonly at: readonly ["query", "flags"];
  readonly kind: "item";
  readonly base: FlagsRowV1;
  readonly variants: FlagsRowVariantsV1;
  readonly discriminant: "on";
  readonly query: FlagsQueryPartV1<this["row"]>;
}
