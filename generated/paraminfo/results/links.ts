// Generated from spec/paraminfo/catalogue.json (query+links) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { QueryResult } from "./query.js";

/** What each row of `prop=links` has. Observed on MediaWiki 1.39.17. */
export interface LinksRow {
  /** The number of a namespace. */
  readonly ns: number;
  readonly title: string;
}

/** What `prop=links` adds to each page. */
export interface LinksPagePart<Row = LinksRow> {
  readonly links?: readonly Row[];
}

/** What `prop=links` puts into an answer, for the types of answers. */
export interface LinksResult extends ResultType {
  readonly at: readonly ["query", "pages", "links"];
  readonly kind: "item";
  readonly base: LinksRow;
  readonly page: LinksPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** What `prop=links` puts into an answer, as data: `validateResponse` takes it. */
export const linksResult: ResultDescriptor = {
  module: "query+links",
  rows: { at: ["query", "pages", "links"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  links: {
                    is: { list: { record: { ns: { is: "namespace" }, title: { is: "title" } } } },
                    optional: true,
                  },
                },
              },
            },
            formatversion1: { as: "map" },
          },
        },
      },
    },
  },
};
