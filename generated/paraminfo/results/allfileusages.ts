// Generated from spec/paraminfo/catalogue.json (query+allfileusages) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { QueryResult } from "./query.js";

/**
 * What each row of `list=allfileusages` has, whatever was asked: nothing.
 * Observed on MediaWiki 1.39.17.
 */
export interface AllfileusagesRow {}

/** What each value of `prop` adds. */
export interface AllfileusagesRowProps {
  readonly ids: { readonly fromid: number };
  readonly title: {
    /** The number of a namespace. */
    readonly ns: number;
    readonly title: string;
  };
}

/** What `list=allfileusages` adds to `query`. */
export interface AllfileusagesQueryPart<Row = AllfileusagesRow> {
  readonly allfileusages: readonly Row[];
}

/** What `list=allfileusages` puts into an answer, for the types of answers. */
export interface AllfileusagesResult extends ResultType {
  readonly at: readonly ["query", "allfileusages"];
  readonly kind: "item";
  readonly base: AllfileusagesRow;
  readonly selector: "prop";
  readonly props: AllfileusagesRowProps;
  readonly query: AllfileusagesQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** What `list=allfileusages` puts into an answer, as data: `validateResponse` takes it. */
export const allfileusagesResult: ResultDescriptor = {
  module: "query+allfileusages",
  rows: { at: ["query", "allfileusages"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          allfileusages: {
            is: {
              list: {
                record: {
                  ns: { is: "namespace", when: { prop: ["title"] } },
                  title: { is: "title", when: { prop: ["title"] } },
                  fromid: { is: "integer", when: { prop: ["ids"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
