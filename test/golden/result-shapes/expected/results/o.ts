// Generated from spec.json (query+o) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields that each value of `prop` adds. */
export interface ORowProps {
  readonly general: { readonly general: ORowGeneral };
  readonly namespaces: { readonly namespaces: Readonly<Record<string, ORowNamespace>> };
}

/** The `general` field of `meta=o`. */
export interface ORowGeneral {
  readonly limits: ORowGeneralLimits | readonly [];
  readonly again: ORowGeneralLimits | readonly [];
}

/** The `limits` field of `meta=o`. */
export interface ORowGeneralLimits {
  readonly a: number;
  readonly b: number;
  /** An ISO 8601 timestamp, or a word such as `infinity`. */
  readonly c: string;
  readonly d: null;
}

/** An item in the `namespaces` field of `meta=o`. */
export interface ORowNamespace {
  /** A namespace number. */
  readonly id: number;
}

/**
 * The result of `meta=o`, for response types.
 * Observed on MediaWiki 1.39.17.
 */
export interface OResult extends ResultType {
  readonly at: readonly ["query"];
  readonly kind: "object";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "general";
  readonly props: ORowProps;
  readonly query: this["row"];
}

/** The result of `meta=o` as data, for `validateResponse`. */
export const oResult: ResultDescriptor = {
  module: "query+o",
  rows: { at: ["query"], kind: "object", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          general: {
            is: {
              record: {
                limits: {
                  is: {
                    record: {
                      a: { is: "integer" },
                      b: { is: "number" },
                      c: { is: "expiry" },
                      d: { is: "null" },
                    },
                    emptyIsList: true,
                  },
                },
                again: {
                  is: {
                    record: {
                      a: { is: "integer" },
                      b: { is: "number" },
                      c: { is: "expiry" },
                      d: { is: "null" },
                    },
                    emptyIsList: true,
                  },
                },
              },
            },
            when: { prop: ["general"] },
          },
          namespaces: {
            is: { map: { record: { id: { is: "namespace" } } } },
            when: { prop: ["namespaces"] },
          },
        },
      },
    },
  },
};
