// Generated from spec.json (query+p) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface PRowProps {
  readonly content: { readonly slots: Readonly<Record<string, PRowSlot>> };
  readonly ids: { readonly id: number };
}

/** An item in the `slots` field of `prop=p`. */
export interface PRowSlot {
  readonly model: string;
  readonly content: string;
  readonly size: number;
  readonly sha1: string;
}

/** Fields that `prop=p` adds to each page. */
export interface PPagePart<Row = {}> {
  readonly revisions?: readonly Row[];
}

/**
 * The result of `prop=p`, for response types.
 * Observed on MediaWiki 1.39.17.
 */
export interface PResult extends ResultType {
  readonly at: readonly ["query", "pages", "revisions"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly all: "*";
  readonly props: PRowProps;
  readonly page: PPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=p` as data, for `validateResponse`. */
export const pResult: ResultDescriptor = {
  module: "query+p",
  rows: { at: ["query", "pages", "revisions"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  revisions: {
                    is: {
                      list: {
                        record: {
                          id: { is: "integer", when: { prop: ["ids"] } },
                          slots: {
                            is: {
                              map: {
                                record: {
                                  model: { is: "string" },
                                  content: {
                                    is: "string",
                                    when: { prop: ["content"] },
                                    formatversion1: { name: "*" },
                                  },
                                  size: { is: "integer" },
                                  sha1: { is: "string" },
                                },
                              },
                            },
                            when: { prop: ["content"] },
                          },
                        },
                      },
                    },
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
