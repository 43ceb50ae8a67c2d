// Generated from spec.yaml (query+lists) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";
import type { ListsResultV1 } from "./lists.v1.js";

/** The fields of each row of `list=lists`. */
export interface ListsRow {
  readonly title: string;
}

/** Fields that `list=lists` adds to `query`. */
export interface ListsQueryPart<Row = ListsRow> {
  readonly lists: readonly Row[];
  readonly turned: Readonly<Record<string, string>> | readonly [];
}

/**
 * The result of `list=lists`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface ListsResult extends ResultType {
  readonly at: readonly ["query", "lists"];
  readonly kind: "item";
  readonly base: ListsRow;
  readonly query: ListsQueryPart<this["row"]>;
  readonly version1: ListsResultV1;
}

/** The result of `list=lists` as data, for `validateResponse`. */
export const listsResult: ResultDescriptor = {
  module: "query+lists",
  rows: { at: ["query", "lists"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          lists: {
            is: { list: { record: { title: { is: "title" } } } },
            formatversion1: { name: "*", as: "map" },
          },
          turned: { is: { map: "string", emptyIsList: true } },
        },
      },
    },
  },
};
