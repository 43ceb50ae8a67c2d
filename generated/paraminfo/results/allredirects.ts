// Generated from spec/paraminfo/catalogue.json (query+allredirects) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface AllredirectsRowProps {
  readonly fragment: {
    /** Fragment of the redirect target, if it has one. */
    readonly fragment?: string;
  };
  readonly ids: {
    /** Id of the redirecting page. */
    readonly fromid: number;
  };
  readonly interwiki: {
    /** Interwiki prefix of the redirect target, if it has one. */
    readonly interwiki?: string;
  };
  readonly title: {
    /**
     * Namespace of the title.
     * A namespace number.
     */
    readonly ns: number;
    /** Title of the redirect target. */
    readonly title: string;
  };
}

/** Fields that `list=allredirects` adds to `query`. */
export interface AllredirectsQueryPart<Row = {}> {
  readonly allredirects: readonly Row[];
}

/**
 * The result of `list=allredirects`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AllredirectsResult extends ResultType {
  readonly at: readonly ["query", "allredirects"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "title";
  readonly props: AllredirectsRowProps;
  readonly query: AllredirectsQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=allredirects` as data, for `validateResponse`. */
export const allredirectsResult: ResultDescriptor = {
  module: "query+allredirects",
  rows: { at: ["query", "allredirects"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          allredirects: {
            is: {
              list: {
                record: {
                  ns: { is: "namespace", when: { prop: ["title"] } },
                  title: { is: "title", when: { prop: ["title"] } },
                  fromid: { is: "integer", when: { prop: ["ids"] } },
                  fragment: { is: "string", optional: true, when: { prop: ["fragment"] } },
                  interwiki: { is: "string", optional: true, when: { prop: ["interwiki"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
