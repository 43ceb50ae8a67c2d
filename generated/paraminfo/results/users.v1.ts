// Generated from spec/paraminfo/catalogue.json (query+users) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `list=users` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17.
 */
export interface UsersRowV1 {
  readonly name?: string;
  /** Only with `users`. */
  readonly invalid?: "";
  readonly userid?: number;
  readonly hidden?: "";
  readonly missing?: "";
}

/** The fields that each value of `prop` adds. */
export interface UsersRowPropsV1 {
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
  readonly cancreate: { readonly cancreate?: "" };
  readonly centralids: {
    readonly centralids?: { readonly local: number };
    readonly attachedlocal?: OrEmptyList<UsersRowAttachedlocalV1>;
  };
  readonly editcount: { readonly editcount?: number };
  readonly emailable: { readonly emailable?: "" };
  readonly gender: { readonly gender?: string };
  readonly groupmemberships: {
    readonly groupmemberships?: readonly {
      readonly group: string;
      /** ISO 8601, or a word for no end such as `infinity`. */
      readonly expiry: string;
    }[];
  };
  readonly groups: { readonly groups?: readonly string[] };
  readonly implicitgroups: { readonly implicitgroups?: readonly string[] };
  readonly registration: {
    /** ISO 8601. */
    readonly registration?: string;
  };
  readonly rights: { readonly rights?: readonly string[] };
}

/** The `attachedlocal` of `list=users` in format version 1. */
export interface UsersRowAttachedlocalV1 {
  readonly local?: "";
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
  readonly query: UsersQueryPartV1<this["row"]>;
}
