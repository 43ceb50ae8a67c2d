// Generated from spec/paraminfo/catalogue.json (query+users) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=users` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface UsersRowV1 {
  /** Name of the user. */
  readonly name?: string;
  /**
   * Whether the user name is invalid.
   * Only with `users`.
   */
  readonly invalid?: "";
  /** Id of the user. */
  readonly userid?: number;
  /** Whether the user is hidden by a block. */
  readonly hidden?: "";
  /** Whether no user has the name or id. */
  readonly missing?: "";
  /**
   * Whether the user is an account of the software itself.
   * @since MediaWiki 1.43
   */
  readonly systemuser?: "";
}

/** The fields that each value of `prop` adds. */
export interface UsersRowPropsV1 {
  readonly blockinfo: {
    /** Id of the block. With `prop=blockinfo`. */
    readonly blockid?: number;
    /** Name of the user who made the block. With `prop=blockinfo`. */
    readonly blockedby?: string;
    /** Id of the user who made the block; 0 if the user has no account. With `prop=blockinfo`. */
    readonly blockedbyid?: number;
    /** Reason for the block. With `prop=blockinfo`. */
    readonly blockreason?: string;
    /**
     * Time of the block. With `prop=blockinfo`.
     * ISO 8601.
     */
    readonly blockedtimestamp?: string;
    /**
     * Time at which the block ends. With `prop=blockinfo`.
     * ISO 8601, or a word for no end such as `infinity`.
     */
    readonly blockexpiry?: string;
    /** Whether the block is for some pages, namespaces or actions only. With `prop=blockinfo`. */
    readonly blockpartial?: "";
    /** Whether the block prevents the creation of accounts. With `prop=blockinfo`. */
    readonly blocknocreate?: "";
    /** Whether the block is for users who are not logged in only. With `prop=blockinfo`. */
    readonly blockanononly?: "";
    /** Time of the block as a text in the user's language. With `prop=blockinfo`. */
    readonly blockedtimestampformatted?: string;
    /** Time at which the block ends as a text in the user's language. With `prop=blockinfo`. */
    readonly blockexpiryformatted?: string;
    /** Time until the block ends as a text in the user's language. With `prop=blockinfo`. */
    readonly blockexpiryrelative?: string;
    /**
     * Whether the block prevents sending email. With `prop=blockinfo`.
     * @since MediaWiki 1.43
     */
    readonly blockemail?: "";
    /**
     * Whether the block prevents editing the user's own talk page. With `prop=blockinfo`.
     * @since MediaWiki 1.43
     */
    readonly blockowntalk?: "";
  };
  readonly cancreate: {
    /** Whether an account can be created, for names that are valid but not registered. With `prop=cancreate`. */
    readonly cancreate?: "";
    /** Reasons why no account of this name can be created, where `prop=cancreate` finds one. With `prop=cancreate`. */
    readonly cancreateerror?: readonly UsersRowCancreateerrorV1[];
  };
  readonly centralids: {
    /** Ids in central user systems, and whether the account is attached. With `prop=centralids`. */
    readonly centralids?: { readonly local: number };
    /** Whether the account is attached to the central account, by the name of the central user system. With `prop=centralids`. */
    readonly attachedlocal?: OrEmptyList<UsersRowAttachedlocalV1>;
  };
  readonly editcount: {
    /** Number of edits. With `prop=editcount`. */
    readonly editcount?: number;
  };
  readonly emailable: {
    /** Whether the current user can send an email to the user. With `prop=emailable`. */
    readonly emailable?: "";
  };
  readonly gender: {
    /** Gender from the user's preferences: `male`, `female` or `unknown`. With `prop=gender`. */
    readonly gender?: string;
  };
  readonly groupmemberships: {
    /** Groups that the user was added to, with the time at which each membership expires. With `prop=groupmemberships`. */
    readonly groupmemberships?: readonly {
      readonly group: string;
      /** ISO 8601, or a word for no end such as `infinity`. */
      readonly expiry: string;
    }[];
  };
  readonly groups: {
    /** All groups of the user. With `prop=groups`. */
    readonly groups?: readonly string[];
  };
  readonly implicitgroups: {
    /** Groups that the user is a member of automatically. With `prop=implicitgroups`. */
    readonly implicitgroups?: readonly string[];
  };
  readonly registration: {
    /**
     * Time of registration. With `prop=registration`.
     * ISO 8601.
     */
    readonly registration?: string;
  };
  readonly rights: {
    /** Rights of the user. With `prop=rights`. */
    readonly rights?: readonly string[];
  };
}

/** The fields of a row of `list=users` in format version 1 that depend on `missing`, `invalid`. */
export type UsersRowVariantsV1 =
  | { readonly missing: ""; readonly invalid?: "" }
  | {
      readonly missing?: never;
      readonly invalid: "";
      readonly name: string;
    }
  | {
      readonly missing?: never;
      readonly invalid?: never;
      readonly name: string;
      readonly userid: number;
      readonly editcount: number;
      readonly registration: string;
      readonly groups: readonly string[];
      readonly groupmemberships: readonly {
        readonly group: string;
        /** ISO 8601, or a word for no end such as `infinity`. */
        readonly expiry: string;
      }[];
      readonly implicitgroups: readonly string[];
      readonly rights: readonly string[];
      readonly gender: string;
      readonly centralids: { readonly local: number };
      readonly attachedlocal: OrEmptyList<UsersRowAttachedlocalV1>;
    };

/** The `attachedlocal` of `list=users` in format version 1. */
export interface UsersRowAttachedlocalV1 {
  readonly local?: "";
}

/** An item of `cancreateerror` of `list=users` in format version 1. */
export interface UsersRowCancreateerrorV1 {
  readonly message: string;
  readonly params: readonly unknown[];
  readonly code: string;
  readonly type: string;
}

/** Fields that `list=users` in format version 1 adds to `query`. */
export interface UsersQueryPartV1<Row = UsersRowV1> {
  readonly users: readonly Row[];
}

/** The result of `list=users` in format version 1, for the types of responses. */
export interface UsersResultV1 extends ResultType {
  readonly at: readonly ["query", "users"];
  readonly kind: "item";
  readonly base: UsersRowV1;
  readonly selector: "prop";
  readonly props: UsersRowPropsV1;
  readonly variants: UsersRowVariantsV1;
  readonly discriminant: "missing";
  readonly query: UsersQueryPartV1<this["row"]>;
}
