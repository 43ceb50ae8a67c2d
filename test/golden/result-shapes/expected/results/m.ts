// Generated from spec.json (query+m) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields that each value of `prop` adds. */
export interface MRowProps {
  readonly code: { readonly code: string };
}

/** Fields that `meta=m` adds to `query`. */
export interface MQueryPart<Row = {}> {
  readonly m: Readonly<Record<string, Row>> | readonly [];
}

/**
 * The result of `meta=m`, for response types.
 * Observed on MediaWiki 1.39.17.
 */
export interface MResult extends ResultType {
  readonly at: readonly ["query", "m"];
  readonly kind: "entry";
  readonly base: {};
  readonly selector: "prop";
  readonly props: MRowProps;
  readonly query: MQueryPart<this["row"]>;
}

/** The result of `meta=m` as data, for `validateResponse`. */
export const mResult: ResultDescriptor = {
  module: "query+m",
  rows: { at: ["query", "m"], kind: "entry", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          m: {
            is: {
              map: { record: { code: { is: "string", when: { prop: ["code"] } } } },
              emptyIsList: true,
            },
          },
        },
      },
    },
  },
};
