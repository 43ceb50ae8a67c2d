// Generated from spec.yaml (query+values) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";
import type { ValuesResultV1 } from "./values.v1.js";

/** The fields of each row of `list=values`. */
export interface ValuesRow {
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
  readonly map: Readonly<Record<string, string>>;
  readonly mapOrList: Readonly<Record<string, string>>;
  readonly empty: object;
  readonly either: string | number;
  readonly same: string;
  readonly record: { readonly f: string; readonly "g-h"?: string };
  readonly inner: string | ValuesRowInner | readonly (string | null)[];
  readonly flag: boolean;
  readonly gone: string;
  readonly star: string;
  readonly moved: readonly string[];
  readonly turned: Readonly<Record<string, string>>;
  readonly number1: { readonly a: string };
  /** An ISO 8601 timestamp, or a word such as `infinity`. */
  readonly absent: string;
  readonly optionalRecord: { readonly a?: string };
  readonly flags: readonly Readonly<Record<string, ValuesRowFlag>>[];
  /** For example `"b"`. */
  readonly example: string;
  /** For example `{"a":"b"}`. */
  readonly exampleObject: Readonly<Record<string, string>>;
  /** For example `true`. */
  readonly lost: boolean;
}

/** An item in the `inner` field of `list=values`. */
export interface ValuesRowInner {
  readonly a: string;
}

/** An item in the `flags` field of `list=values`. */
export interface ValuesRowFlag {
  readonly a: boolean;
}

/** Fields that `list=values` adds to `query`. */
export interface ValuesQueryPart<Row = ValuesRow> {
  readonly values: readonly Row[];
}

/**
 * The result of `list=values`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface ValuesResult extends ResultType {
  readonly at: readonly ["query", "values"];
  readonly kind: "item";
  readonly base: ValuesRow;
  readonly query: ValuesQueryPart<this["row"]>;
  readonly version1: ValuesResultV1;
}

/** The result of `list=values` as data, for `validateResponse`. */
export const valuesResult: ResultDescriptor = {
  module: "query+values",
  rows: { at: ["query", "values"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          values: {
            is: {
              list: {
                record: {
                  string: { is: "string" },
                  timestamp: { is: "timestamp" },
                  expiry: { is: "expiry" },
                  title: { is: "title" },
                  user: { is: "user" },
                  namespace: { is: "namespace" },
                  integer: { is: "integer" },
                  number: { is: "number" },
                  boolean: { is: "boolean" },
                  null: { is: "null" },
                  unknown: { is: "unknown" },
                  "odd-name": { is: "string", optional: true },
                  kind: { is: { enumOf: "kind" } },
                  none: { is: { enumOf: "kind" }, when: { kind: ["a"] } },
                  list: { is: { list: "string" } },
                  map: { is: { map: "string" } },
                  mapOrList: { is: { map: "string" } },
                  empty: { is: { record: {} } },
                  either: { is: { anyOf: ["string", "integer"] } },
                  same: { is: { anyOf: ["string", "title"] } },
                  record: {
                    is: {
                      record: { f: { is: "string" }, "g-h": { is: "string", optional: true } },
                    },
                  },
                  inner: {
                    is: {
                      anyOf: [
                        "string",
                        { record: { a: { is: "string" } } },
                        { list: { anyOf: ["string", "null"] } },
                      ],
                    },
                  },
                  flag: { is: "boolean", formatversion1: { as: "flag" } },
                  gone: { is: "string", formatversion1: { as: "absent" } },
                  star: { is: "string", formatversion1: { name: "*" } },
                  moved: { is: { list: "string" }, formatversion1: { as: "map" } },
                  turned: { is: { map: "string" }, formatversion1: { as: "list" } },
                  number1: {
                    is: { record: { a: { is: "string" } } },
                    formatversion1: { as: "number" },
                  },
                  absent: { is: "expiry", formatversion1: { optional: true } },
                  optionalRecord: { is: { record: { a: { is: "string", optional: true } } } },
                  flags: {
                    is: {
                      list: {
                        map: { record: { a: { is: "boolean", formatversion1: { as: "flag" } } } },
                      },
                    },
                  },
                  example: { is: "string" },
                  exampleObject: { is: { map: "string" } },
                  lost: { is: "boolean", formatversion1: { as: "flag" } },
                },
              },
            },
          },
        },
      },
    },
  },
};
