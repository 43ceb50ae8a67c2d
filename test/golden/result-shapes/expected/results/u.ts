// Generated from spec.json (query+u) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** A row of `list=u`. */
export type URow = string | URowRecord;

/** An object row of `list=u`. */
export interface URowRecord {
  readonly ltr: string;
  readonly rtl?: readonly (number | null)[];
}

/** Fields that `list=u` adds to `query`. */
export interface UQueryPart<Row = URow> {
  readonly u: readonly Row[];
}

/**
 * The result of `list=u`, for response types.
 * Observed on MediaWiki 1.39.17.
 */
export interface UResult extends ResultType {
  readonly at: readonly ["query", "u"];
  readonly kind: "item";
  readonly base: URow;
  readonly query: UQueryPart<this["row"]>;
}

/** The result of `list=u` as data, for `validateResponse`. */
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
