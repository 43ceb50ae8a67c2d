// Generated from spec/paraminfo/catalogue.json (query+allusers) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `list=allusers` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0.
 */
export interface AllusersRowV1 {
  readonly userid: number;
  readonly name: string;
  readonly hidden?: "";
  /** Only with `activeusers`. */
  readonly recentactions?: number;
}

/** The fields that each value of `prop` adds. */
export interface AllusersRowPropsV1 {
  readonly blockinfo: {
    /** With `prop=blockinfo`. */
    readonly blockid?: number;
    /** With `prop=blockinfo`. */
    readonly blockedby?: string;
    /** With `prop=blockinfo`. */
    readonly blockedbyid?: number;
    /** With `prop=blockinfo`. */
    readonly blockreason?: string;
    /**
     * With `prop=blockinfo`.
     * ISO 8601.
     */
    readonly blockedtimestamp?: string;
    /**
     * With `prop=blockinfo`.
     * ISO 8601, or a word for no end such as `infinity`.
     */
    readonly blockexpiry?: string;
    /** With `prop=blockinfo`. */
    readonly blockpartial?: "";
    /** With `prop=blockinfo`. */
    readonly blocknocreate?: "";
    /** With `prop=blockinfo`. */
    readonly blockanononly?: "";
    /** With `prop=blockinfo`. */
    readonly blockedtimestampformatted?: string;
    /** With `prop=blockinfo`. */
    readonly blockexpiryformatted?: string;
    /** With `prop=blockinfo`. */
    readonly blockexpiryrelative?: string;
  };
  readonly centralids: {
    /** Ids in central user systems, and whether the account is attached. With `prop=centralids`. */
    readonly centralids: { readonly local: number };
    /** With `prop=centralids`. */
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
