// Generated from spec/paraminfo/catalogue.json (query+templates) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { QueryResult } from "./query.js";

/** What each row of `prop=templates` has. Observed on MediaWiki 1.39.17. */
export interface TemplatesRow {
  /** The number of a namespace. */
  readonly ns: number;
  readonly title: string;
}

/** What `prop=templates` adds to each page. */
export interface TemplatesPagePart<Row = TemplatesRow> {
  readonly templates?: readonly Row[];
}

/** What `prop=templates` puts into an answer, for the types of answers. */
export interface TemplatesResult extends ResultType {
  readonly at: readonly ["query", "pages", "templates"];
  readonly kind: "item";
  readonly base: TemplatesRow;
  readonly page: TemplatesPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** What `prop=templates` puts into an answer, as data: `validateResponse` takes it. */
export const templatesResult: ResultDescriptor = {
  module: "query+templates",
  rows: { at: ["query", "pages", "templates"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  templates: {
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
