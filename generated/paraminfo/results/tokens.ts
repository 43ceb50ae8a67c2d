// Generated from spec/paraminfo/catalogue.json (query+tokens) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `type` adds. */
export interface TokensRowProps {
  readonly createaccount: {
    /** Token of type `createaccount`. */
    readonly createaccounttoken: string;
  };
  readonly csrf: {
    /** Token of type `csrf`. */
    readonly csrftoken: string;
  };
  readonly login: {
    /** Token of type `login`. */
    readonly logintoken: string;
  };
  readonly patrol: {
    /** Token of type `patrol`. */
    readonly patroltoken: string;
  };
  readonly rollback: {
    /** Token of type `rollback`. */
    readonly rollbacktoken: string;
  };
  readonly userrights: {
    /** Token of type `userrights`. */
    readonly userrightstoken: string;
  };
  readonly watch: {
    /** Token of type `watch`. */
    readonly watchtoken: string;
  };
}

/** Fields that `meta=tokens` adds to `query`. */
export interface TokensQueryPart<Row = {}> {
  readonly tokens: Row;
}

/**
 * The result of `meta=tokens`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface TokensResult extends ResultType {
  readonly at: readonly ["query", "tokens"];
  readonly kind: "object";
  readonly base: {};
  readonly selector: "type";
  readonly defaults: "csrf";
  readonly all: "*";
  readonly props: TokensRowProps;
  readonly query: TokensQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `meta=tokens` as data, for `validateResponse`. */
export const tokensResult: ResultDescriptor = {
  module: "query+tokens",
  rows: { at: ["query", "tokens"], kind: "object", selector: "type" },
  response: {
    query: {
      is: {
        record: {
          tokens: {
            is: {
              record: {
                csrftoken: { is: "string", when: { type: ["csrf"] } },
                createaccounttoken: { is: "string", when: { type: ["createaccount"] } },
                logintoken: { is: "string", when: { type: ["login"] } },
                patroltoken: { is: "string", when: { type: ["patrol"] } },
                rollbacktoken: { is: "string", when: { type: ["rollback"] } },
                userrightstoken: { is: "string", when: { type: ["userrights"] } },
                watchtoken: { is: "string", when: { type: ["watch"] } },
              },
            },
          },
        },
      },
    },
  },
};
