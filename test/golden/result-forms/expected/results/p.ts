// Generated from spec.json (query+p) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface PRowProps {
  readonly ids: { readonly id: number };
}

/** The fields that each value of `prop` adds with `slots`. */
export interface PRowPropsWith {
  readonly content: {
    readonly slots: {
      /** Only with `slots=main`. */
      readonly main?: { readonly text: string };
      /** Only with `slots=side`. */
      readonly side?: string;
    };
  };
  readonly size: {
    readonly slots: {
      /** Only with `slots=main`. */
      readonly main?: { readonly size: number };
      /** Only with `slots=side`. */
      readonly side?: string;
    };
  };
}

/** The fields that each value of `prop` adds without `slots`. */
export interface PRowPropsWithout {
  readonly content: { readonly text: string };
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
  readonly switch: "slots";
  readonly props: PRowProps;
  readonly with: PRowPropsWith;
  readonly without: PRowPropsWithout;
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
                          text: {
                            is: "string",
                            when: { prop: ["content"], slots: false },
                            formatversion1: { name: "*" },
                          },
                          slots: {
                            is: {
                              record: {
                                main: {
                                  is: {
                                    record: {
                                      text: {
                                        is: "string",
                                        when: { prop: ["content"] },
                                        formatversion1: { name: "*" },
                                      },
                                      size: { is: "integer", when: { prop: ["size"] } },
                                    },
                                  },
                                  when: { slots: ["main"] },
                                },
                                side: { is: "string", when: { slots: ["side"] } },
                              },
                            },
                            when: { prop: ["content", "size"], slots: true },
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
