// Generated from spec/paraminfo/catalogue.json (query+users) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=users` for any request. */
export interface UsersRow {
  /** Name of the user. */
  readonly name?: string;
  /**
   * Whether the user name is invalid.
   * Only with `users`.
   */
  readonly invalid?: boolean;
  /** Id of the user. */
  readonly userid?: number;
  /** Whether the user is hidden by a block. */
  readonly hidden?: boolean;
  /** Whether no user has the name or id. */
  readonly missing?: boolean;
  /**
   * Whether the user is a system account.
   * @since MediaWiki 1.43
   */
  readonly systemuser?: boolean;
}

/** The fields that each value of `prop` adds. */
export interface UsersRowProps {
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
  readonly cancreate: {
    /** Whether an account can be created, for names that are valid but not registered. */
    readonly cancreate?: boolean;
    /** Reasons why an account with this name cannot be created, for `prop=cancreate`. */
    readonly cancreateerror?: readonly UsersRowCancreateerror[];
  };
  readonly centralids: {
    /** Ids in central user systems, and whether the account is attached. */
    readonly centralids?: { readonly local: number };
    /** Whether the account is attached to the central account, by central user system. */
    readonly attachedlocal?: { readonly local: boolean };
  };
  readonly editcount: {
    /** Number of edits. */
    readonly editcount?: number;
  };
  readonly emailable: {
    /** Whether the current user can send an email to the user. */
    readonly emailable?: boolean;
  };
  readonly gender: {
    /** Gender from the user's preferences: `male`, `female` or `unknown`. */
    readonly gender?: string;
  };
  readonly groupmemberships: {
    /** Groups to which the user was added, and when each membership expires. */
    readonly groupmemberships?: readonly {
      readonly group: string;
      /** An ISO 8601 timestamp, or a word such as `infinity`. */
      readonly expiry: string;
    }[];
  };
  readonly groups: {
    /** All groups of the user. */
    readonly groups?: readonly string[];
  };
  readonly implicitgroups: {
    /** Groups to which the user belongs automatically. */
    readonly implicitgroups?: readonly string[];
  };
  readonly registration: {
    /**
     * Time of registration.
     * ISO 8601.
     */
    readonly registration?: string;
  };
  readonly rights: {
    /** Rights of the user. */
    readonly rights?: readonly string[];
  };
}

/** The fields of a row of `list=users` that depend on `missing`, `invalid`. */
export type UsersRowVariants =
  | { readonly missing: true; readonly invalid?: boolean }
  | {
      readonly missing?: false;
      readonly invalid: true;
      readonly name: string;
    }
  | {
      readonly missing?: false;
      readonly invalid?: false;
      readonly name: string;
      readonly userid: number;
      readonly editcount: number;
      readonly registration: string;
      readonly groups: readonly string[];
      readonly groupmemberships: readonly {
        readonly group: string;
        /** An ISO 8601 timestamp, or a word such as `infinity`. */
        readonly expiry: string;
      }[];
      readonly implicitgroups: readonly string[];
      readonly rights: readonly string[];
      readonly emailable: boolean;
      readonly gender: string;
      readonly centralids: { readonly local: number };
      readonly attachedlocal: { readonly local: boolean };
    };

/** An item in the `cancreateerror` field of `list=users`. */
export interface UsersRowCancreateerror {
  readonly message: string;
  readonly params: readonly unknown[];
  readonly code: string;
  readonly type: string;
}

/** Fields that `list=users` adds to `query`. */
export interface UsersQueryPart<Row = UsersRow> {
  readonly users: readonly Row[];
}

/**
 * The result of `list=users`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface UsersResult extends ResultType {
  readonly at: readonly ["query", "users"];
  readonly kind: "item";
  readonly base: UsersRow;
  readonly selector: "prop";
  readonly props: UsersRowProps;
  readonly variants: UsersRowVariants;
  readonly discriminant: "missing";
  readonly query: UsersQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=users` as data, for `validateResponse`. */
export const usersResult: ResultDescriptor = {
  module: "query+users",
  rows: { at: ["query", "users"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          users: {
            is: {
              list: {
                record: {
                  name: { is: "string", optional: true, presentIf: [{ missing: [false] }] },
                  invalid: {
                    is: "boolean",
                    optional: true,
                    when: { users: true },
                    formatversion1: { as: "flag" },
                  },
                  userid: {
                    is: "integer",
                    optional: true,
                    presentIf: [{ missing: [false], invalid: [false] }],
                  },
                  hidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  missing: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  editcount: {
                    is: "integer",
                    optional: true,
                    when: { prop: ["editcount"] },
                    presentIf: [{ missing: [false], invalid: [false] }],
                  },
                  registration: {
                    is: "timestamp",
                    optional: true,
                    when: { prop: ["registration"] },
                    presentIf: [{ missing: [false], invalid: [false] }],
                  },
                  groups: {
                    is: { list: "string" },
                    optional: true,
                    when: { prop: ["groups"] },
                    presentIf: [{ missing: [false], invalid: [false] }],
                  },
                  groupmemberships: {
                    is: { list: { record: { group: { is: "string" }, expiry: { is: "expiry" } } } },
                    optional: true,
                    when: { prop: ["groupmemberships"] },
                    presentIf: [{ missing: [false], invalid: [false] }],
                  },
                  implicitgroups: {
                    is: { list: "string" },
                    optional: true,
                    when: { prop: ["implicitgroups"] },
                    presentIf: [{ missing: [false], invalid: [false] }],
                  },
                  rights: {
                    is: { list: "string" },
                    optional: true,
                    when: { prop: ["rights"] },
                    presentIf: [{ missing: [false], invalid: [false] }],
                  },
                  emailable: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["emailable"] },
                    presentIf: [{ missing: [false], invalid: [false] }],
                    formatversion1: { as: "flag" },
                  },
                  gender: {
                    is: "string",
                    optional: true,
                    when: { prop: ["gender"] },
                    presentIf: [{ missing: [false], invalid: [false] }],
                  },
                  centralids: {
                    is: { record: { local: { is: "integer" } } },
                    optional: true,
                    when: { prop: ["centralids"] },
                    presentIf: [{ missing: [false], invalid: [false] }],
                  },
                  attachedlocal: {
                    is: { record: { local: { is: "boolean", formatversion1: { as: "flag" } } } },
                    optional: true,
                    when: { prop: ["centralids"] },
                    presentIf: [{ missing: [false], invalid: [false] }],
                  },
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
                  cancreate: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["cancreate"] },
                    formatversion1: { as: "flag" },
                  },
                  systemuser: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
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
                  cancreateerror: {
                    is: {
                      list: {
                        record: {
                          message: { is: "string" },
                          params: { is: { list: "unknown" } },
                          code: { is: "string" },
                          type: { is: "string" },
                        },
                      },
                    },
                    optional: true,
                    when: { prop: ["cancreate"] },
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
