// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=a` for any request. */
export interface ARow {
  readonly type: "edit" | "log";
  /**
   * ISO 8601.
   * For example `"2001-01-15T00:00:00Z"`.
   */
  readonly since: string;
}

/** The fields that each value of `prop` adds. */
export interface ARowProps {
  readonly ids: { readonly id: number; readonly flag: boolean };
  readonly title: {
    /** A namespace number. */
    readonly ns: number;
    readonly title?: string;
    /** Only with `parse`. */
    readonly html?: string;
  };
  readonly user: { readonly user?: string; readonly flag: boolean };
}

/** Fields that `list=a` adds to `query`. */
export interface AQueryPart<Row = ARow> {
  readonly a: readonly Row[];
}

/** Fields that `list=a` adds to each page as a generator. */
export interface AGeneratorPart {
  readonly index?: number;
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
  readonly defaults: "ids" | "title";
  readonly props: ARowProps;
  readonly query: AQueryPart<this["row"]>;
  readonly generator: AGeneratorPart;
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
                  type: { is: { enumOf: "type" } },
                  id: { is: "integer", when: { prop: ["ids"] } },
                  ns: { is: "namespace", when: { prop: ["title"] } },
                  title: { is: "title", optional: true, when: { prop: ["title"] } },
                  user: { is: "user", optional: true, when: { prop: ["user"] } },
                  flag: {
                    is: "boolean",
                    when: { prop: ["ids", "user"] },
                    formatversion1: { as: "flag" },
                  },
                  html: { is: "string", when: { prop: ["title"], parse: true } },
                  since: { is: "timestamp" },
                },
              },
            },
          },
        },
      },
    },
  },
  generator: { index: { is: "integer", optional: true } },
};
