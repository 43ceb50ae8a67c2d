// Generated from spec/paraminfo/catalogue.json (query+allusers) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=allusers` for any request. */
export interface AllusersRow {
  /** Id of the user. */
  readonly userid: number;
  /** Name of the user. */
  readonly name: string;
  /** Whether the user is hidden by a block. */
  readonly hidden?: boolean;
  /**
   * Number of recent changes by the user.
   * Only with `activeusers`.
   */
  readonly recentactions?: number;
}

/** The fields that each value of `prop` adds. */
export interface AllusersRowProps {
  readonly blockinfo: {
    /** Id of the block. */
    readonly blockid?: number;
    /** Name of the blocking user. */
    readonly blockedby?: string;
    /** Id of the blocking user; 0 if the user has no account. */
    readonly blockedbyid?: number;
    /** Reason for the block. */
    readonly blockreason?: string;
    /**
     * Time of the block.
     * ISO 8601.
     */
    readonly blockedtimestamp?: string;
    /**
     * Time at which the block ends.
     * An ISO 8601 timestamp, or a word such as `infinity`.
     */
    readonly blockexpiry?: string;
    /** Whether the block covers only some pages, namespaces or actions. */
    readonly blockpartial?: boolean;
    /** Whether the block prevents account creation. */
    readonly blocknocreate?: boolean;
    /** Whether the block applies only to users who are not logged in. */
    readonly blockanononly?: boolean;
    /** Time of the block as text in the user's language. */
    readonly blockedtimestampformatted?: string;
    /** Time at which the block ends as text in the user's language. */
    readonly blockexpiryformatted?: string;
    /** Time until the block ends as text in the user's language. */
    readonly blockexpiryrelative?: string;
    /**
     * Whether the block prevents sending email.
     * @since MediaWiki 1.43
     */
    readonly blockemail?: boolean;
    /**
     * Whether the block prevents users from editing their own talk page.
     * @since MediaWiki 1.43
     */
    readonly blockowntalk?: boolean;
  };
  readonly centralids: {
    /** Ids in central user systems, and whether the account is attached. */
    readonly centralids: { readonly local: number };
    /** Whether the account is attached to the central account, by central user system. */
    readonly attachedlocal: { readonly local: boolean };
  };
  readonly editcount: {
    /** Number of edits. */
    readonly editcount: number;
  };
  readonly groups: {
    /** Groups of the user. They can reduce the number of users in a response. */
    readonly groups: readonly string[];
  };
  readonly implicitgroups: {
    /** Groups to which the user belongs automatically. */
    readonly implicitgroups: readonly string[];
  };
  readonly registration: {
    /**
     * Time of registration; empty if unknown.
     * ISO 8601.
     */
    readonly registration: string;
  };
  readonly rights: {
    /** Rights of the user. */
    readonly rights: readonly string[];
  };
}

/** Fields that `list=allusers` adds to `query`. */
export interface AllusersQueryPart<Row = AllusersRow> {
  readonly allusers: readonly Row[];
}

/**
 * The result of `list=allusers`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface AllusersResult extends ResultType {
  readonly at: readonly ["query", "allusers"];
  readonly kind: "item";
  readonly base: AllusersRow;
  readonly selector: "prop";
  readonly props: AllusersRowProps;
  readonly query: AllusersQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=allusers` as data, for `validateResponse`. */
export const allusersResult: ResultDescriptor = {
  module: "query+allusers",
  rows: { at: ["query", "allusers"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          allusers: {
            is: {
              list: {
                record: {
                  userid: { is: "integer" },
                  name: { is: "string" },
                  hidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  centralids: {
                    is: { record: { local: { is: "integer" } } },
                    when: { prop: ["centralids"] },
                  },
                  attachedlocal: {
                    is: { record: { local: { is: "boolean", formatversion1: { as: "flag" } } } },
                    when: { prop: ["centralids"] },
                  },
                  editcount: { is: "integer", when: { prop: ["editcount"] } },
                  registration: { is: "timestamp", when: { prop: ["registration"] } },
                  groups: { is: { list: "string" }, when: { prop: ["groups"] } },
                  implicitgroups: { is: { list: "string" }, when: { prop: ["implicitgroups"] } },
                  rights: { is: { list: "string" }, when: { prop: ["rights"] } },
                  blockid: { is: "integer", optional: true, when: { prop: ["blockinfo"] } },
                  blockedby: { is: "string", optional: true, when: { prop: ["blockinfo"] } },
                  blockedbyid: { is: "integer", optional: true, when: { prop: ["blockinfo"] } },
                  blockreason: { is: "string", optional: true, when: { prop: ["blockinfo"] } },
                  blockedtimestamp: {
                    is: "timestamp",
                    optional: true,
                    when: { prop: ["blockinfo"] },
                  },
                  blockexpiry: { is: "expiry", optional: true, when: { prop: ["blockinfo"] } },
                  blockpartial: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["blockinfo"] },
                    formatversion1: { as: "flag" },
                  },
                  blocknocreate: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["blockinfo"] },
                    formatversion1: { as: "flag" },
                  },
                  blockanononly: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["blockinfo"] },
                    formatversion1: { as: "flag" },
                  },
                  blockedtimestampformatted: {
                    is: "string",
                    optional: true,
                    when: { prop: ["blockinfo"] },
                  },
                  blockexpiryformatted: {
                    is: "string",
                    optional: true,
                    when: { prop: ["blockinfo"] },
                  },
                  blockexpiryrelative: {
                    is: "string",
                    optional: true,
                    when: { prop: ["blockinfo"] },
                  },
                  recentactions: { is: "integer", when: { activeusers: true } },
                  blockemail: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["blockinfo"] },
                    formatversion1: { as: "flag" },
                  },
                  blockowntalk: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["blockinfo"] },
                    formatversion1: { as: "flag" },
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
