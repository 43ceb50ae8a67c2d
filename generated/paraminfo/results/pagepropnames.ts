// Generated from spec/paraminfo/catalogue.json (query+pagepropnames) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=pagepropnames`. */
export interface PagepropnamesRow {
  /** Name of the page property. */
  readonly propname: string;
}

/** Fields that `list=pagepropnames` adds to `query`. */
export interface PagepropnamesQueryPart<Row = PagepropnamesRow> {
  readonly pagepropnames: readonly Row[];
}

/**
 * The result of `list=pagepropnames`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface PagepropnamesResult extends ResultType {
  readonly at: readonly ["query", "pagepropnames"];
  readonly kind: "item";
  readonly base: PagepropnamesRow;
  readonly query: PagepropnamesQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=pagepropnames` as data, for `validateResponse`. */
export const pagepropnamesResult: ResultDescriptor = {
  module: "query+pagepropnames",
  rows: { at: ["query", "pagepropnames"], kind: "item" },
  response: {
    query: {
      is: {
        record: { pagepropnames: { is: { list: { record: { propname: { is: "string" } } } } } },
      },
    },
  },
};
