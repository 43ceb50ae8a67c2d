// Generated from spec/paraminfo/catalogue.json (query+allusers) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=allusers` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface AllusersRowV1 {
  /** Id of the user. */
  readonly userid: number;
  /** Name of the user. */
  readonly name: string;
  /** Whether the user is hidden by a block. */
  readonly hidden?: "";
  /**
   * Number of the user's recent changes.
   * Only with `activeusers`.
   */
  readonly recentactions?: number;
}

/** The fields that each value of `prop` adds. */
export interface AllusersRowPropsV1 {
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
  readonly centralids: {
    /** Ids in central user systems, and whether the account is attached. With `prop=centralids`. */
    readonly centralids: { readonly local: number };
    /** Whether the account is attached to the central account, by the name of the central user system. With `prop=centralids`. */
    readonly attachedlocal: OrEmptyList<AllusersRowAttachedlocalV1>;
  };
  readonly editcount: {
    /** Number of edits. With `prop=editcount`. */
    readonly editcount: number;
  };
  readonly groups: {
    /** Groups of the user. Can reduce the number of users in a response. With `prop=groups`. */
    readonly groups: readonly string[];
  };
  readonly implicitgroups: {
    /** Groups that the user is a member of automatically. With `prop=implicitgroups`. */
    readonly implicitgroups: readonly string[];
  };
  readonly registration: {
    /**
     * Time of registration, which is empty if it is not known. With `prop=registration`.
     * ISO 8601.
     */
    readonly registration: string;
  };
  readonly rights: {
    /** Rights of the user. With `prop=rights`. */
    readonly rights: readonly string[];
  };
}

/** The `attachedlocal` of `list=allusers` in format version 1. */
export interface AllusersRowAttachedlocalV1 {
  readonly local?: "";
}

/** Fields that `list=allusers` in format version 1 adds to `query`. */
export interface AllusersQueryPartV1<Row = AllusersRowV1> {
  readonly allusers: readonly Row[];
}

/** The result of `list=allusers` in format version 1, for the types of responses. */
export interface AllusersResultV1 extends ResultType {
  readonly at: readonly ["query", "allusers"];
  readonly kind: "item";
  readonly base: AllusersRowV1;
  readonly selector: "prop";
  readonly props: AllusersRowPropsV1;
  readonly query: AllusersQueryPartV1<this["row"]>;
}
