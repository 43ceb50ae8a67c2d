// Generated from spec/paraminfo/catalogue.json (query+userinfo) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of `meta=userinfo` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0.
 */
export interface UserinfoRowV1 {
  readonly id: number;
  readonly name: string;
  readonly anon?: "";
}

/** The fields that each value of `prop` adds. */
export interface UserinfoRowPropsV1 {
  readonly acceptlang: {
    readonly acceptlang: readonly { readonly q: number; readonly "*": string }[];
  };
  readonly cancreateaccount: {
    /** Observed on MediaWiki 1.45.0 only. */
    readonly cancreateaccount?: "";
  };
  readonly centralids: {
    readonly centralids: { readonly local: number };
    readonly attachedlocal: OrEmptyList<UserinfoRowAttachedlocalV1>;
  };
  readonly changeablegroups: { readonly changeablegroups: UserinfoRowChangeablegroupsV1 };
  readonly editcount: { readonly editcount: number };
  readonly email: {
    readonly email: string;
    /** ISO 8601. */
    readonly emailauthenticated?: string;
  };
  readonly groupmemberships: {
    readonly groupmemberships: readonly {
      readonly group: string;
      /** ISO 8601, or a word for no end such as `infinity`. */
      readonly expiry: string;
    }[];
  };
  readonly groups: { readonly groups: readonly string[] };
  readonly hasmsg: { readonly messages?: "" };
  readonly implicitgroups: { readonly implicitgroups: readonly string[] };
  readonly latestcontrib: {
    /** ISO 8601. */
    readonly latestcontrib?: string;
  };
  readonly options: {
    readonly options: OrEmptyList<Readonly<Record<string, string | number | boolean>>>;
  };
  readonly ratelimits: {
    readonly ratelimits: OrEmptyList<
      Readonly<Record<string, OrEmptyList<Readonly<Record<string, UserinfoRowRatelimitV1>>>>>
    >;
  };
  readonly realname: { readonly realname: string };
  readonly registrationdate: {
    /** ISO 8601. */
    readonly registrationdate?: string;
  };
  readonly rights: { readonly rights: readonly string[] };
  readonly theoreticalratelimits: {
    readonly theoreticalratelimits: OrEmptyList<
      Readonly<Record<string, OrEmptyList<Readonly<Record<string, UserinfoRowRatelimitV1>>>>>
    >;
  };
  readonly unreadcount: { readonly unreadcount: number };
}

/** The `changeablegroups` of `meta=userinfo` in format version 1. */
export interface UserinfoRowChangeablegroupsV1 {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly "add-self": readonly unknown[];
  readonly "remove-self": readonly unknown[];
}

/** An item of `ratelimits` of `meta=userinfo` in format version 1. */
export interface UserinfoRowRatelimitV1 {
  readonly hits: number;
  readonly seconds: number;
}

/** The `attachedlocal` of `meta=userinfo` in format version 1. */
export interface UserinfoRowAttachedlocalV1 {
  readonly local?: "";
}

/** Fields that `meta=userinfo` in format version 1 adds to `query`. */
export interface UserinfoQueryPartV1<Row = UserinfoRowV1> {
  readonly userinfo: Row;
}

/** The result of `meta=userinfo` in format version 1, for the types of responses. */
export interface UserinfoResultV1 extends ResultType {
  readonly at: readonly ["query", "userinfo"];
  readonly kind: "object";
  readonly base: UserinfoRowV1;
  readonly selector: "prop";
  readonly all: "*";
  readonly props: UserinfoRowPropsV1;
  readonly query: UserinfoQueryPartV1<this["row"]>;
}
