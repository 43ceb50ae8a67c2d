// Generated from spec.yaml (query+parts) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The `info` field of `list=parts`. */
export interface PartsResponseInfo {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly f: string;
}

/** The `info` field of `list=parts`. */
export interface PartsQueryInfo {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
}

/** The `info` field of `list=parts`. */
export interface PartsPageInfo {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly e: string;
}

/** The `info` field of `list=parts`. */
export interface PartsGeneratorInfo {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly g: string;
}

/** Fields that `list=parts` adds to the response. */
export interface PartsResponsePart {
  readonly beside: string;
  readonly info: PartsResponseInfo;
}

/** Fields that `list=parts` adds to `query`. */
export interface PartsQueryPart {
  readonly other: string;
  readonly info: PartsQueryInfo;
}

/** Fields that `list=parts` adds to each page. */
export interface PartsPagePart {
  readonly title: string;
  readonly info: PartsPageInfo;
}

/** Fields that `list=parts` adds to each page as a generator. */
export interface PartsGeneratorPart {
  readonly index: number;
  readonly info: PartsGeneratorInfo;
}

/**
 * The result of `list=parts`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface PartsResult extends ResultType {
  readonly response: PartsResponsePart;
  readonly query: PartsQueryPart;
  readonly page: PartsPagePart;
  readonly generator: PartsGeneratorPart;
  readonly version1: PartsResult;
}

/** The result of `list=parts` as data, for `validateResponse`. */
export const partsResult: ResultDescriptor = {
  module: "query+parts",
  response: {
    query: {
      is: {
        record: {
          other: { is: "string" },
          info: {
            is: {
              record: {
                a: { is: "string" },
                b: { is: "string" },
                c: { is: "string" },
                d: { is: "string" },
              },
            },
          },
          pages: {
            is: {
              list: {
                record: {
                  title: { is: "title" },
                  info: {
                    is: {
                      record: {
                        a: { is: "string" },
                        b: { is: "string" },
                        c: { is: "string" },
                        d: { is: "string" },
                        e: { is: "string" },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    beside: { is: "string" },
    info: {
      is: {
        record: {
          a: { is: "string" },
          b: { is: "string" },
          c: { is: "string" },
          d: { is: "string" },
          f: { is: "string" },
        },
      },
    },
  },
  generator: {
    index: { is: "integer" },
    info: {
      is: {
        record: {
          a: { is: "string" },
          b: { is: "string" },
          c: { is: "string" },
          d: { is: "string" },
          g: { is: "string" },
        },
      },
    },
  },
};
