// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=a`. */
export interface ARow {
  readonly id: number;
  readonly title?: string;
  readonly list: readonly { readonly x: number }[];
  readonly map: Readonly<Record<string, ARowMap>> | readonly [];
  readonly object: ARowObject | readonly [];
  readonly either: string | ARowEither | ARowEither2;
  /** Only with `parse`. */
  readonly new?: boolean;
  readonly toString: number;
}

/** An item in the `map` field of `list=a`. */
export interface ARowMap {
  readonly x: number;
}

/** The `object` field of `list=a`. */
export interface ARowObject {
  readonly x: number;
  readonly y: string;
}

/** The `either` field of `list=a`. */
export interface ARowEither {
  readonly x: string;
  readonly n: number;
}

/** The `either` field of `list=a`. */
export interface ARowEither2 {
  readonly z: number;
}

/** Fields that `list=a` adds to the response. */
export interface AResponsePart {
  readonly added?: number;
}

/** Fields that `list=a` adds to `query`. */
export interface AQueryPart<Row = ARow> {
  readonly a: readonly Row[];
}

/**
 * The result of `list=a`, for response types.
 * Observed on MediaWiki 1.39.17.
 */
export interface AResult extends ResultType {
  readonly at: readonly ["query", "a"];
  readonly kind: "item";
  readonly base: ARow;
  readonly response: AResponsePart;
  readonly query: AQueryPart<this["row"]>;
}

/** The result of `list=a` as data, for `validateResponse`. */
export const aResult: ResultDescriptor = {
  module: "query+a",
  rows: { at: ["query", "a"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          a: {
            is: {
              list: {
                record: {
                  id: { is: "integer" },
                  title: { is: "title", optional: true },
                  list: { is: { list: { record: { x: { is: "number" } } } } },
                  map: { is: { map: { record: { x: { is: "number" } } }, emptyIsList: true } },
                  object: {
                    is: { record: { x: { is: "number" }, y: { is: "string" } }, emptyIsList: true },
                  },
                  either: {
                    is: {
                      anyOf: [
                        "string",
                        { record: { x: { is: "string" }, n: { is: "number" } } },
                        { record: { z: { is: "number" } } },
                      ],
                    },
                  },
                  new: { is: "boolean", when: { parse: true } },
                  toString: { is: "number" } as const,
                },
              },
            },
          },
        },
      },
    },
    added: { is: "number", optional: true },
  },
} as const;
