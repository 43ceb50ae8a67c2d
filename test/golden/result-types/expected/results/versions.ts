// Generated from spec.yaml (query+versions) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=versions`. */
export interface VersionsRow {
  readonly ends: string;
  readonly all: string;
  /** @since MediaWiki 1.43 */
  readonly since43: string;
  /** @since MediaWiki 1.45 */
  readonly since45: string;
  /** @until MediaWiki 1.39 */
  readonly until39: string;
  readonly until43: string;
  readonly rare: string;
  /** @since MediaWiki 1.43 */
  readonly between: string;
  readonly part: {
    /** @until MediaWiki 1.39 */
    readonly x: string;
    readonly y: string;
  };
}

/** Fields that `list=versions` adds to `query`. */
export interface VersionsQueryPart<Row = VersionsRow> {
  readonly versions: readonly Row[];
}

/**
 * The result of `list=versions`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.39.17, MediaWiki 1.43.9.
 */
export interface VersionsResult extends ResultType {
  readonly at: readonly ["query", "versions"];
  readonly kind: "item";
  readonly base: VersionsRow;
  readonly query: VersionsQueryPart<this["row"]>;
  readonly version1: VersionsResult;
}

/** The result of `list=versions` as data, for `validateResponse`. */
export const versionsResult: ResultDescriptor = {
  module: "query+versions",
  rows: { at: ["query", "versions"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          versions: {
            is: {
              list: {
                record: {
                  ends: { is: "string" },
                  all: { is: "string" },
                  since43: { is: "string" },
                  since45: { is: "string" },
                  until39: { is: "string" },
                  until43: { is: "string" },
                  rare: { is: "string" },
                  between: { is: "string" },
                  part: { is: { record: { x: { is: "string" }, y: { is: "string" } } } },
                },
              },
            },
          },
        },
      },
    },
  },
};
