// Generated from spec.yaml (query+onlyselected) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields that each value of `prop` adds. */
export interface OnlyselectedRowProps {
  readonly ids: { readonly ids: number };
  readonly title: { readonly title: string };
}

/** Fields that `list=onlyselected` adds to `query`. */
export interface OnlyselectedQueryPart<Row = {}> {
  readonly onlyselected: readonly Row[];
}

/**
 * The result of `list=onlyselected`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface OnlyselectedResult extends ResultType {
  readonly at: readonly ["query", "onlyselected"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly props: OnlyselectedRowProps;
  readonly query: OnlyselectedQueryPart<this["row"]>;
  readonly version1: OnlyselectedResult;
}

/** The result of `list=onlyselected` as data, for `validateResponse`. */
export const onlyselectedResult: ResultDescriptor = {
  module: "query+onlyselected",
  rows: { at: ["query", "onlyselected"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          onlyselected: {
            is: {
              list: {
                record: {
                  ids: { is: "integer", when: { prop: ["ids"] } },
                  title: { is: "title", when: { prop: ["title"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
