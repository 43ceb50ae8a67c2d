// Generated from spec.json (query+c) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=c`. */
export interface CRow {
  readonly record: { readonly a: string };
  readonly list: readonly { readonly a: string }[];
  readonly map: Readonly<Record<string, CRowMap>> | readonly [];
  readonly either: string | CRowMap;
  readonly middle: string;
  readonly few: string;
  readonly three: string | boolean;
  readonly values: Readonly<Record<string, string>>;
  readonly alone: number;
  readonly choice: "ids" | "title";
}

/** An item in the `map` field of `list=c`. */
export interface CRowMap {
  readonly a: string;
}

/** Fields that `list=c` adds to `query`. */
export interface CQueryPart<Row = CRow> {
  readonly c: readonly Row[];
}

/** Fields that `list=c` adds to each page as a generator. */
export interface CGeneratorPart {
  readonly index: number;
}

/**
 * The result of `list=c`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface CResult extends ResultType {
  readonly at: readonly ["query", "c"];
  readonly kind: "item";
  readonly base: CRow;
  readonly query: CQueryPart<this["row"]>;
  readonly generator: CGeneratorPart;
}

/** The result of `list=c` as data, for `validateResponse`. */
export const cResult: ResultDescriptor = {
  module: "query+c",
  rows: { at: ["query", "c"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          c: {
            is: {
              list: {
                record: {
                  record: { is: { record: { a: { is: "string" } } } },
                  list: { is: { list: { record: { a: { is: "string" } } } } },
                  map: { is: { map: { record: { a: { is: "string" } } }, emptyIsList: true } },
                  either: { is: { anyOf: ["string", { record: { a: { is: "string" } } }] } },
                  middle: { is: "string" },
                  few: { is: "string" },
                  three: { is: { anyOf: ["string", "boolean"] } },
                  values: { is: { map: "string" } },
                  alone: { is: "integer" },
                  choice: { is: { enumOf: "prop" } },
                },
              },
            },
          },
        },
      },
    },
  },
  generator: { index: { is: "integer" } },
};
