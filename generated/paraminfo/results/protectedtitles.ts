// Generated from spec/paraminfo/catalogue.json (query+protectedtitles) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=protectedtitles` for any request. */
export interface ProtectedtitlesRow {
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page, including the namespace. */
  readonly title: string;
}

/** The fields that each value of `prop` adds. */
export interface ProtectedtitlesRowProps {
  readonly comment: {
    /** Reason for the protection. */
    readonly comment: string;
  };
  readonly expiry: {
    /**
     * Time at which the protection expires.
     * An ISO 8601 timestamp, or a word such as `infinity`.
     */
    readonly expiry: string;
  };
  readonly level: {
    /** Protection level. */
    readonly level: "autoconfirmed" | "sysop";
  };
  readonly parsedcomment: {
    /** Reason for the protection as HTML. */
    readonly parsedcomment: string;
  };
  readonly timestamp: {
    /**
     * Time of protection.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly user: {
    /** Name of the user who protected the title. */
    readonly user: string;
    /** Id of the user who protected the title. */
    readonly userid: number;
  };
  readonly userid: {
    /** Id of the user who protected the title. */
    readonly userid: number;
  };
}

/** Fields that `list=protectedtitles` adds to `query`. */
export interface ProtectedtitlesQueryPart<Row = ProtectedtitlesRow> {
  readonly protectedtitles: readonly Row[];
}

/**
 * The result of `list=protectedtitles`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface ProtectedtitlesResult extends ResultType {
  readonly at: readonly ["query", "protectedtitles"];
  readonly kind: "item";
  readonly base: ProtectedtitlesRow;
  readonly selector: "prop";
  readonly defaults: "timestamp" | "level";
  readonly props: ProtectedtitlesRowProps;
  readonly query: ProtectedtitlesQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=protectedtitles` as data, for `validateResponse`. */
export const protectedtitlesResult: ResultDescriptor = {
  module: "query+protectedtitles",
  rows: { at: ["query", "protectedtitles"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          protectedtitles: {
            is: {
              list: {
                record: {
                  ns: { is: "namespace" },
                  title: { is: "title" },
                  timestamp: { is: "timestamp", when: { prop: ["timestamp"] } },
                  level: { is: { enumOf: "level" }, when: { prop: ["level"] } },
                  user: { is: "user", when: { prop: ["user"] } },
                  userid: { is: "integer", when: { prop: ["user", "userid"] } },
                  comment: { is: "string", when: { prop: ["comment"] } },
                  parsedcomment: { is: "string", when: { prop: ["parsedcomment"] } },
                  expiry: { is: "expiry", when: { prop: ["expiry"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
