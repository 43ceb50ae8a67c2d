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
    readonly blockid?: number;
    readonly blockedby?: string;
    readonly blockedbyid?: number;
    readonly blockreason?: string;
    /** ISO 8601. */
    readonly blockedtimestamp?: string;
    /** ISO 8601, or a word for no end such as `infinity`. */
    readonly blockexpiry?: string;
    readonly blockpartial?: "";
    readonly blocknocreate?: "";
    readonly blockanononly?: "";
    readonly blockedtimestampformatted?: string;
    readonly blockexpiryformatted?: string;
    readonly blockexpiryrelative?: string;
  };
  readonly centralids: {
    readonly centralids: { readonly local: number };
    readonly attachedlocal: OrEmptyList<AllusersRowAttachedlocalV1>;
  };
  readonly editcount: { readonly editcount: number };
  readonly groups: { readonly groups: readonly string[] };
  readonly implicitgroups: { readonly implicitgroups: readonly string[] };
  readonly registration: {
    /** ISO 8601. */
    readonly registration: string;
  };
  readonly rights: { readonly rights: readonly string[] };
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
