// Generated from spec/paraminfo/catalogue.json (query+userinfo) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `meta=userinfo` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface UserinfoRowV1 {
  /** Id of the user; 0 if the session is not logged in. */
  readonly id: number;
  /** Name of the user; the IP address if the session is not logged in. */
  readonly name: string;
  /** Whether the session is not logged in. */
  readonly anon?: "";
}

/** The fields that each value of `prop` adds. */
export interface UserinfoRowPropsV1 {
  readonly acceptlang: {
    /** Languages of the request's `Accept-Language` header. With `prop=acceptlang`. */
    readonly acceptlang: readonly { readonly q: number; readonly "*": string }[];
  };
  readonly cancreateaccount: {
    /** Whether the user can create accounts. With `prop=cancreateaccount`. */
    readonly cancreateaccount?: "";
  };
  readonly centralids: {
    /** Ids in central user systems, and whether the account is attached. With `prop=centralids`. */
    readonly centralids: { readonly local: number };
    /** Whether the account is attached to the central account, by the name of the central user system. With `prop=centralids`. */
    readonly attachedlocal: OrEmptyList<UserinfoRowAttachedlocalV1>;
  };
  readonly changeablegroups: {
    /** Groups that the user can add users to or remove them from. With `prop=changeablegroups`. */
    readonly changeablegroups: UserinfoRowChangeablegroupsV1;
  };
  readonly editcount: {
    /** Number of edits. With `prop=editcount`. */
    readonly editcount: number;
  };
  readonly email: {
    /** Email address, and the time of its confirmation. With `prop=email`. */
    readonly email: string;
    /**
     * Time at which the email address was confirmed. With `prop=email`.
     * ISO 8601.
     */
    readonly emailauthenticated?: string;
  };
  readonly groupmemberships: {
    /** Groups that the user was added to, with the time at which each membership expires. With `prop=groupmemberships`. */
    readonly groupmemberships: readonly {
      readonly group: string;
      /** ISO 8601, or a word for no end such as `infinity`. */
      readonly expiry: string;
    }[];
  };
  readonly groups: {
    /** All groups of the user. With `prop=groups`. */
    readonly groups: readonly string[];
  };
  readonly hasmsg: {
    /** Whether the user has new messages. With `prop=hasmsg`. */
    readonly messages?: "";
  };
  readonly implicitgroups: {
    /** Groups that the user is a member of automatically. With `prop=implicitgroups`. */
    readonly implicitgroups: readonly string[];
  };
  readonly latestcontrib: {
    /**
     * Time of the latest edit. With `prop=latestcontrib`.
     * ISO 8601.
     */
    readonly latestcontrib?: string;
  };
  readonly options: {
    /** Preferences. With `prop=options`. */
    readonly options: OrEmptyList<Readonly<Record<string, string | number | boolean>>>;
  };
  readonly ratelimits: {
    /** Rate limits that apply to the user. With `prop=ratelimits`. */
    readonly ratelimits: OrEmptyList<
      Readonly<Record<string, OrEmptyList<Readonly<Record<string, UserinfoRowRatelimitV1>>>>>
    >;
  };
  readonly realname: {
    /** Real name. With `prop=realname`. */
    readonly realname: string;
  };
  readonly registrationdate: {
    /**
     * Time of registration. With `prop=registrationdate`.
     * ISO 8601.
     */
    readonly registrationdate?: string;
  };
  readonly rights: {
    /** Rights of the user. With `prop=rights`. */
    readonly rights: readonly string[];
  };
  readonly theoreticalratelimits: {
    /** Rate limits that would apply to the user without an exemption. With `prop=theoreticalratelimits`. */
    readonly theoreticalratelimits: OrEmptyList<
      Readonly<Record<string, OrEmptyList<Readonly<Record<string, UserinfoRowRatelimitV1>>>>>
    >;
  };
  readonly unreadcount: {
    /** Number of unread pages of the watchlist, as `1000+` from 1000 on. With `prop=unreadcount`. */
    readonly unreadcount: number;
  };
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
