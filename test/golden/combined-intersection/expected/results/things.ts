// Generated from spec.yaml (query+things) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { OtherValue, ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=things` for any request. */
export interface ThingsRow {
  readonly id: number | string;
  /** @on spec */
  readonly owner?: string;
  readonly same: string;
  readonly conditional?: string;
  readonly sometimes?: number;
  readonly other?: number;
  readonly items: readonly (string | number)[];
  readonly map: Readonly<Record<string, string | number>>;
  readonly choice: "id" | "name" | "size";
  readonly record: ThingsRowRecord | readonly [];
  readonly mixed: string | readonly (string | number)[];
  readonly recordOrList: object | readonly string[];
  readonly only: string | null;
  /**
   * ISO 8601.
   * @since MediaWiki 1.45
   * @on other
   */
  readonly since?: string;
}

/** The fields that each value of `sort` adds. */
export interface ThingsRowProps {
  readonly id: { readonly both?: string };
  readonly name: { readonly both?: string };
}

/** The fields of a row of `list=things` that depend on `same`, `conditional`. */
export type ThingsRowVariants =
  | {
      readonly same: "x";
      readonly conditional: "z";
      readonly sometimes: number;
      readonly other: number;
    }
  | {
      readonly same: "x";
      readonly conditional: OtherValue;
      readonly sometimes: number;
    }
  | { readonly same: "y" | OtherValue; readonly conditional: string };

/** The `record` field of `list=things`. */
export interface ThingsRowRecord {
  /** @on spec */
  readonly x?: string;
  readonly a: string;
  /**
   * @since MediaWiki 1.45
   * @on other
   */
  readonly y?: string;
}

/** Fields that `list=things` adds to `query`. */
export interface ThingsQueryPart<Row = ThingsRow> {
  readonly things: readonly Row[];
}

/**
 * The result of `list=things`, for response types.
 * Observed on MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface ThingsResult extends ResultType {
  readonly at: readonly ["query", "things"];
  readonly kind: "item";
  readonly base: ThingsRow;
  readonly selector: "sort";
  readonly defaults: "id";
  readonly props: ThingsRowProps;
  readonly bodies: readonly [{ readonly is: string }];
  readonly errors: "a" | "b" | "c";
  readonly variants: ThingsRowVariants;
  readonly discriminant: "same";
  readonly query: ThingsQueryPart<this["row"]>;
}

/** The result of `list=things` as data, for `validateResponse`. */
export const thingsResult: ResultDescriptor = {
  module: "query+things",
  rows: { at: ["query", "things"], kind: "item", selector: "sort" },
  response: {
    query: {
      is: {
        record: {
          things: {
            is: {
              list: {
                record: {
                  id: { is: { anyOf: ["integer", "string"] } },
                  owner: { is: "user", optional: true },
                  same: { is: "string" },
                  conditional: { is: "string", optional: true },
                  both: { is: "string", optional: true, when: { sort: ["id", "name"] } },
                  sometimes: { is: "integer", optional: true, presentIf: [{ same: ["x"] }] },
                  other: {
                    is: "integer",
                    optional: true,
                    presentIf: [{ same: ["x"], conditional: ["z"] }],
                  },
                  items: { is: { list: { anyOf: ["string", "integer"] } } },
                  map: { is: { map: { anyOf: ["string", "integer"] } } },
                  choice: { is: { enumOf: "sort" } },
                  record: {
                    is: {
                      record: {
                        x: { is: "string", optional: true },
                        a: { is: "string" },
                        y: { is: "string", optional: true },
                      },
                      emptyIsList: true,
                    },
                  },
                  mixed: { is: { anyOf: ["string", { list: { anyOf: ["string", "integer"] } }] } },
                  recordOrList: { is: { anyOf: [{ record: {} }, { list: "string" }] } },
                  only: { is: { anyOf: ["string", "null"] } },
                  since: { is: "timestamp", optional: true },
                },
              },
            },
          },
        },
      },
    },
  },
  bodies: [{ is: "text" }],
};
