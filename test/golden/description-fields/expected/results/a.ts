// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=a` for any request. */
export interface ARow {
  /** Title of the listed page. */
  readonly title: string;
  /**
   * Namespace of the page.
   * A namespace number.
   */
  readonly ns: number;
  readonly nested: { readonly title: string };
}

/** The fields that each value of `prop` adds. */
export interface ARowProps {
  readonly user: {
    /** Name and rights of the user. */
    readonly user: string;
    /** Whether the user is hidden. */
    readonly hidden?: boolean;
  };
  readonly ids: {
    /** Id of the listed page. */
    readonly pageid: number;
  };
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
  readonly props: ARowProps;
  readonly query: AQueryPart<this["row"]>;
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
                  title: { is: "title" },
                  ns: { is: "namespace" },
                  user: { is: "user", when: { prop: ["user"] } },
                  hidden: { is: "boolean", optional: true, when: { prop: ["user"] } },
                  pageid: { is: "integer", when: { prop: ["ids"] } },
                  nested: { is: { record: { title: { is: "title" } } } },
                },
              },
            },
          },
        },
      },
    },
  },
};
