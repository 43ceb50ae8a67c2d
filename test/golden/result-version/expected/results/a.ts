// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=a` for any request. */
export interface ARow {
  readonly id: number;
  readonly rare?: string;
  readonly fresh?: string;
  readonly owner: string;
  readonly size: readonly (number | null)[];
}

/** The fields that each value of `prop` adds. */
export interface ARowProps {
  readonly ids: { readonly title?: string };
  readonly title: { readonly title?: string };
}

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
  readonly selector: "prop";
  readonly defaults: "ids" | "title";
  readonly props: ARowProps;
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
                  rare: { is: "string", optional: true },
                  fresh: { is: "string", optional: true },
                  owner: { is: "user" },
                  size: { is: { list: { anyOf: ["integer", "null"] } } },
                  title: { is: "title", optional: true, when: { prop: ["ids", "title"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
