// Generated from spec.yaml (query+selected) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";
import type { SelectedResultV1 } from "./selected.v1.js";

/** The fields of each row of `list=selected` for any request. */
export interface SelectedRow {
  readonly type: string;
  /** Only with `show=x`. */
  readonly shown?: string;
  /** Only with `show=x` or `show=y`, and `deep`. */
  readonly deep?: string;
  /** Only with `text=x`. */
  readonly texted?: string;
  /** Only with no `deep`. */
  readonly notdeep?: string;
}

/** The fields that each value of `prop` adds. */
export interface SelectedRowProps {
  readonly aaaaaaaaaa: { readonly fits: string; readonly long: string };
  readonly bbbbbbbbbb: { readonly fits: string; readonly long: string };
  readonly cccccccccc: { readonly fits: string; readonly long: string };
  readonly dddddddddd: { readonly fits: string };
  readonly ddddddddddd: { readonly long: string };
  readonly ids: {
    readonly pageid: number;
    readonly revid?: number;
    /** Only with `show`. */
    readonly both?: string;
    readonly inner: {
      readonly same: string;
      /** Only with no `deep`. */
      readonly not?: string;
    };
  };
  readonly title: { readonly title: string };
  readonly user: {
    /** Only with `show`. */
    readonly both?: string;
  };
}

/** Fields that `list=selected` adds to `query`. */
export interface SelectedQueryPart<Row = SelectedRow> {
  readonly selected: readonly Row[];
}

/**
 * The result of `list=selected`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface SelectedResult extends ResultType {
  readonly at: readonly ["query", "selected"];
  readonly kind: "item";
  readonly base: SelectedRow;
  readonly selector: "prop";
  readonly props: SelectedRowProps;
  readonly query: SelectedQueryPart<this["row"]>;
  readonly version1: SelectedResultV1;
}

/** The result of `list=selected` as data, for `validateResponse`. */
export const selectedResult: ResultDescriptor = {
  module: "query+selected",
  rows: { at: ["query", "selected"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          selected: {
            is: {
              list: {
                record: {
                  type: { is: "string" },
                  pageid: { is: "integer", when: { prop: ["ids"] } },
                  revid: { is: "integer", optional: true, when: { prop: ["ids"] } },
                  title: { is: "title", when: { prop: ["title"] } },
                  both: { is: "string", when: { prop: ["ids", "user"], show: true } },
                  shown: { is: "string", when: { show: ["x"] } },
                  deep: { is: "string", when: { show: ["x", "y"], deep: true } },
                  texted: { is: "string", when: { text: ["x"] } },
                  notdeep: { is: "string", when: { deep: false } },
                  inner: {
                    is: {
                      record: {
                        same: { is: "string", when: { prop: ["ids"] } },
                        other: { is: "string", when: { prop: ["title"] } },
                        not: { is: "string", when: { deep: false } },
                      },
                    },
                    when: { prop: ["ids"] },
                  },
                  fits: {
                    is: "string",
                    when: { prop: ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", "dddddddddd"] },
                  },
                  long: {
                    is: "string",
                    when: { prop: ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", "ddddddddddd"] },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
