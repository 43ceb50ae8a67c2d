// Generated from spec/paraminfo/catalogue.json (query+pagepropnames) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { QueryResult } from "./query.js";

/** What each row of `list=pagepropnames` has. Observed on MediaWiki 1.39.17. */
export interface PagepropnamesRow {
  readonly propname: string;
}

/** What `list=pagepropnames` adds to `query`. */
export interface PagepropnamesQueryPart<Row = PagepropnamesRow> {
  readonly pagepropnames: readonly Row[];
}

/** What `list=pagepropnames` puts into an answer, for the types of answers. */
export interface PagepropnamesResult extends ResultType {
  readonly at: readonly ["query", "pagepropnames"];
  readonly kind: "item";
  readonly base: PagepropnamesRow;
  readonly query: PagepropnamesQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** What `list=pagepropnames` puts into an answer, as data: `validateResponse` takes it. */
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
