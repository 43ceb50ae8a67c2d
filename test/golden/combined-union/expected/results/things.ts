// Generated from spec.yaml (query+things) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- spares your compiler the check of generated data

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=things`. */
export interface ThingsRow {
  readonly id: number | string;
  /** @on spec */
  readonly owner?: string;
  /**
   * ISO 8601.
   * @on other
   */
  readonly since?: string;
}

/** Fields that `list=things` adds to `query`. */
export interface ThingsQueryPart<Row = ThingsRow> {
  readonly things: readonly Row[];
}

/**
 * The result of `list=things`, for the types of responses.
 * Observed on MediaWiki 1.43.9.
 */
export interface ThingsResult extends ResultType {
  readonly at: readonly ["query", "things"];
  readonly kind: "item";
  readonly base: ThingsRow;
  readonly query: ThingsQueryPart<this["row"]>;
}

/** The result of `list=things` as data, for `validateResponse`. */
export const thingsResult: ResultDescriptor = {
  module: "query+things",
  rows: { at: ["query", "things"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          things: {
            is: {
              list: {
                record: {
                  id: { is: { anyOf: ["integer", "string"] } },
                  owner: { is: "user", optional: true },
                  since: { is: "timestamp", optional: true },
                },
              },
            },
          },
        },
      },
    },
  },
};
