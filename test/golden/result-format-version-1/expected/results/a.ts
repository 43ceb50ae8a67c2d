// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";
import type { AResultV1 } from "./a.v1.js";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=a` for any request. */
export interface ARow {
  readonly title: string;
  readonly limits: { readonly width: number; readonly height?: number };
  readonly groups: Readonly<Record<string, ARowGroup>>;
  readonly params: { readonly count?: number; readonly auto?: boolean };
  /** An ISO 8601 timestamp, or a word such as `infinity`. */
  readonly expiry: string;
  readonly gone: boolean;
}

/** The fields that each value of `prop` adds. */
export interface ARowProps {
  readonly flags: { readonly bot: boolean };
  readonly size: { readonly size: number };
}

/** An item in the `groups` field of `list=a`. */
export interface ARowGroup {
  readonly local: boolean;
}

/** Fields that `list=a` adds to `query`. */
export interface AQueryPart<Row = ARow> {
  readonly a: readonly Row[];
}

/**
 * The result of `list=a`, for response types.
 * Observed on MediaWiki 1.39.17.
 */
export interface AResult extends ResultType {
  readonly at: readonly ["query", "a"];
  readonly kind: "item";
  readonly base: ARow;
  readonly selector: "prop";
  readonly defaults: "size";
  readonly props: ARowProps;
  readonly query: AQueryPart<this["row"]>;
  readonly root: QueryResult;
  readonly version1: AResultV1;
}

/** The result of `list=a` as data, for `validateResponse`. */
export const aResult: ResultDescriptor = {
  module: "query+a",
  rows: { at: ["query", "a"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          a: {
            is: {
              list: {
                record: {
                  title: { is: "title", formatversion1: { name: "*" } },
                  bot: { is: "boolean", when: { prop: ["flags"] }, formatversion1: { as: "flag" } },
                  size: {
                    is: "integer",
                    when: { prop: ["size"] },
                    formatversion1: { as: "string" },
                  },
                  limits: {
                    is: {
                      record: {
                        width: { is: "integer" },
                        height: { is: "integer", optional: true },
                      },
                    },
                    formatversion1: { as: "list" },
                  },
                  groups: {
                    is: {
                      map: { record: { local: { is: "boolean", formatversion1: { as: "flag" } } } },
                    },
                  },
                  params: {
                    is: {
                      record: {
                        count: { is: "integer", optional: true },
                        auto: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                      },
                    },
                  },
                  expiry: { is: "expiry", formatversion1: { optional: true } },
                  gone: { is: "boolean", formatversion1: { as: "absent" } },
                },
              },
            },
          },
        },
      },
    },
  },
};
