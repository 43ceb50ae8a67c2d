// Generated from spec.json (query+o) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- spares your compiler the check of generated data

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields that each value of `prop` adds. */
export interface ORowProps {
  readonly general: { readonly general: ORowGeneral };
  readonly namespaces: { readonly namespaces: Readonly<Record<string, ORowNamespace>> };
}

/** The `general` of `meta=o`. */
export interface ORowGeneral {
  readonly limits: ORowGeneralLimits | readonly [];
  readonly again: ORowGeneralLimits | readonly [];
}

/** The `limits` of `meta=o`. */
export interface ORowGeneralLimits {
  readonly a: number;
  readonly b: number;
  /** ISO 8601, or a word for no end such as `infinity`. */
  readonly c: string;
  readonly d: null;
}

/** An item of `namespaces` of `meta=o`. */
export interface ORowNamespace {
  /** The number of a namespace. */
  readonly id: number;
}

/**
 * The result of `meta=o`, for the types of responses.
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
