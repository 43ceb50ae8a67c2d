// Generated from spec.json (query+m) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/** What each entry of `meta=m` has, whatever was asked: nothing. Observed on MediaWiki 1.39.17. */
export interface MRow {}

/** What each value of `prop` adds. */
export interface MRowProps {
  readonly code: { readonly code: string };
}

/** What `meta=m` adds to `query`. */
export interface MQueryPart<Row = MRow> {
  readonly m: Readonly<Record<string, Row>> | readonly [];
}

/** What `meta=m` puts into an answer, for the types of answers. */
export interface MResult extends ResultType {
  readonly at: readonly ["query", "m"];
  readonly kind: "entry";
  readonly base: MRow;
  readonly selector: "prop";
  readonly props: MRowProps;
  readonly query: MQueryPart<this["row"]>;
}

/** What `meta=m` puts into an answer, as data: `validateResponse` takes it. */
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
