// Generated from spec/paraminfo/catalogue.json (query+allcategories) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { AllcategoriesResultV1 } from "./allcategories.v1.js";
import type { QueryResult } from "./query.js";

/** What each row of `list=allcategories` has, whatever was asked. Observed on MediaWiki 1.39.17. */
export interface AllcategoriesRow {
  readonly category: string;
}

/** What each value of `prop` adds. */
export interface AllcategoriesRowProps {
  readonly hidden: { readonly hidden: boolean };
  readonly size: {
    readonly size: number;
    readonly pages: number;
    readonly files: number;
    readonly subcats: number;
  };
}

/** What `list=allcategories` adds to `query`. */
export interface AllcategoriesQueryPart<Row = AllcategoriesRow> {
  readonly allcategories: readonly Row[];
}

/** What `list=allcategories` puts into an answer, for the types of answers. */
export interface AllcategoriesResult extends ResultType {
  readonly at: readonly ["query", "allcategories"];
  readonly kind: "item";
  readonly base: AllcategoriesRow;
  readonly selector: "prop";
  readonly props: AllcategoriesRowProps;
  readonly query: AllcategoriesQueryPart<this["row"]>;
  readonly root: QueryResult;
  readonly version1: AllcategoriesResultV1;
}

/** What `list=allcategories` puts into an answer, as data: `validateResponse` takes it. */
export const allcategoriesResult: ResultDescriptor = {
  module: "query+allcategories",
  rows: { at: ["query", "allcategories"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          allcategories: {
            is: {
              list: {
                record: {
                  category: { is: "string", formatversion1: { name: "*" } },
                  size: { is: "integer", when: { prop: ["size"] } },
                  pages: { is: "integer", when: { prop: ["size"] } },
                  files: { is: "integer", when: { prop: ["size"] } },
                  subcats: { is: "integer", when: { prop: ["size"] } },
                  hidden: {
                    is: "boolean",
                    when: { prop: ["hidden"] },
                    formatversion1: { as: "flag" },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
