// Generated from spec.yaml (query+values) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { OrEmptyList, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=values` in format version 1. */
export interface ValuesRowV1 {
  readonly string: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** An ISO 8601 timestamp, or a word such as `infinity`. */
  readonly expiry: string;
  readonly title: string;
  readonly user: string;
  /** A namespace number. */
  readonly namespace: number;
  readonly integer: number;
  readonly number: number;
  readonly boolean: boolean;
  readonly null: null;
  readonly unknown: unknown;
  readonly "odd-name"?: string;
  readonly kind: "a" | "b";
  /** Only with `kind=a`. */
  readonly none?: "a" | "b";
  readonly list: readonly string[];
  readonly map: OrEmptyList<Readonly<Record<string, string>>>;
  readonly mapOrList: OrEmptyList<Readonly<Record<string, string>>>;
  readonly empty: object;
  readonly either: string | number;
  readonly same: string;
  readonly record: { readonly f: string; readonly "g-h"?: string };
  readonly inner: string | ValuesRowInnerV1 | readonly (string | null)[];
  readonly flag?: "";
  readonly "*": string;
  readonly moved: OrEmptyList<Readonly<Record<string, string>>>;
  readonly turned: readonly string[];
  readonly number1: number;
  /** An ISO 8601 timestamp, or a word such as `infinity`. */
  readonly absent?: string;
  readonly optionalRecord: OrEmptyList<ValuesRowOptionalRecordV1>;
  readonly flags: readonly OrEmptyList<Readonly<Record<string, OrEmptyList<ValuesRowFlagV1>>>>[];
  /** For example `"b"`. */
  readonly example: string;
  /** For example `{"a":"b"}`. */
  readonly exampleObject: OrEmptyList<Readonly<Record<string, string>>>;
  readonly lost?: "";
}

/** An item in the `inner` field of `list=values` in format version 1. */
export interface ValuesRowInnerV1 {
  readonly a: string;
}

/** The `optionalRecord` field of `list=values` in format version 1. */
export interface ValuesRowOptionalRecordV1 {
  readonly a?: string;
}

/** An item in the `flags` field of `list=values` in format version 1. */
export interface ValuesRowFlagV1 {
  readonly a?: "";
}

/** Fields that `list=values` in format version 1 adds to `query`. */
export interface ValuesQueryPartV1<Row = ValuesRowV1> {
  readonly values: readonly Row[];
}

/**
 * The result of `list=values` in format version 1, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface ValuesResultV1 extends ResultType {
  readonly at: readonly ["query", "values"];
  readonly kind: "item";
  readonly base: ValuesRowV1;
  readonly query: ValuesQueryPartV1<this["row"]>;
}
