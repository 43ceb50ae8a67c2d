// Generated from spec.json (query+u) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/** A row of `list=u`. Observed on MediaWiki 1.39.17. */
export type URow = string | URowRecord;

/** A row of `list=u` that is an object. */
export interface URowRecord {
  readonly ltr: string;
  readonly rtl?: readonly (number | null)[];
}

/** What `list=u` adds to `query`. */
export interface UQueryPart<Row = URow> {
  readonly u: readonly Row[];
}

/** What `list=u` puts into an answer, for the types of answers. */
export interface UResult extends ResultType {
  readonly at: readonly ["query", "u"];
  readonly kind: "item";
  readonly base: URow;
  readonly query: UQueryPart<this["row"]>;
}

/** What `list=u` puts into an answer, as data: `validateResponse` takes it. */
export const uResult: ResultDescriptor = {
  module: "query+u",
  rows: { at: ["query", "u"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          u: {
            is: {
              list: {
                anyOf: [
                  "string",
                  "title",
                  {
                    record: {
                      ltr: { is: "string" },
                      rtl: { is: { list: { anyOf: ["integer", "null"] } }, optional: true },
                    },
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
};
