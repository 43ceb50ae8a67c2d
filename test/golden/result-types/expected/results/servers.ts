// Generated from spec.yaml (query+servers) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=servers`. */
export interface ServersRow {
  readonly first: string;
  /** Observed on B 2 only. */
  readonly second: string;
  readonly both: string;
  /** Observed on MediaWiki 1.45.0 only. */
  readonly wiki: string;
}

/** Fields that `list=servers` adds to `query`. */
export interface ServersQueryPart<Row = ServersRow> {
  readonly servers: readonly Row[];
}

/**
 * The result of `list=servers`, for response types.
 * Observed on A 1, B 2, MediaWiki 1.45.0.
 */
export interface ServersResult extends ResultType {
  readonly at: readonly ["query", "servers"];
  readonly kind: "item";
  readonly base: ServersRow;
  readonly query: ServersQueryPart<this["row"]>;
  readonly version1: ServersResult;
}

/** The result of `list=servers` as data, for `validateResponse`. */
export const serversResult: ResultDescriptor = {
  module: "query+servers",
  rows: { at: ["query", "servers"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          servers: {
            is: {
              list: {
                record: {
                  first: { is: "string" },
                  second: { is: "string" },
                  both: { is: "string" },
                  wiki: { is: "string" },
                },
              },
            },
          },
        },
      },
    },
  },
};
