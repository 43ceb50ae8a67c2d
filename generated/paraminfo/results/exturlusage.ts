// Generated from spec/paraminfo/catalogue.json (query+exturlusage) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { QueryResult } from "./query.js";

/**
 * What each row of `list=exturlusage` has, whatever was asked: nothing.
 * Observed on MediaWiki 1.39.17.
 */
export interface ExturlusageRow {}

/** What each value of `prop` adds. */
export interface ExturlusageRowProps {
  readonly ids: { readonly pageid: number };
  readonly title: {
    /** The number of a namespace. */
    readonly ns: number;
    readonly title: string;
  };
  readonly url: { readonly url: string };
}

/** What `list=exturlusage` adds to `query`. */
export interface ExturlusageQueryPart<Row = ExturlusageRow> {
  readonly exturlusage: readonly Row[];
}

/** What `list=exturlusage` puts into an answer, for the types of answers. */
export interface ExturlusageResult extends ResultType {
  readonly at: readonly ["query", "exturlusage"];
  readonly kind: "item";
  readonly base: ExturlusageRow;
  readonly selector: "prop";
  readonly props: ExturlusageRowProps;
  readonly query: ExturlusageQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** What `list=exturlusage` puts into an answer, as data: `validateResponse` takes it. */
export const exturlusageResult: ResultDescriptor = {
  module: "query+exturlusage",
  rows: { at: ["query", "exturlusage"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          exturlusage: {
            is: {
              list: {
                record: {
                  pageid: { is: "integer", when: { prop: ["ids"] } },
                  ns: { is: "namespace", when: { prop: ["title"] } },
                  title: { is: "title", when: { prop: ["title"] } },
                  url: { is: "string", when: { prop: ["url"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
