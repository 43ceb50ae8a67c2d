// Generated from spec/paraminfo/catalogue.json (query+userinfo) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of `meta=userinfo` for any request. */
export interface UserinfoRow {
  /** Id of the user; 0 if the session is not logged in. */
  readonly id: number;
  /** Name of the user; the IP address if the session is not logged in. */
  readonly name: string;
  /** Whether the session is not logged in. */
  readonly anon?: boolean;
}

/** The fields that each value of `prop` adds. */
export interface UserinfoRowProps {
  readonly acceptlang: {
    /** Languages of the request's `Accept-Language` header. */
    readonly acceptlang: readonly { readonly q: number; readonly code: string }[];
  };
  readonly cancreateaccount: {
    /** Whether the user can create accounts. */
    readonly cancreateaccount?: boolean;
  };
  readonly centralids: {
    /** Ids in central user systems, and whether the account is attached. */
    readonly centralids: { readonly local: number };
    /** Whether the account is attached to the central account, by central user system. */
    readonly attachedlocal: { readonly local: boolean };
  };
  readonly changeablegroups: {
    /** Groups to which the user can add users, or from which the user can remove them. */
    readonly changeablegroups: UserinfoRowChangeablegroups;
  };
  readonly editcount: {
    /** Number of edits. */
    readonly editcount: number;
  };
  readonly email: {
    /** Email address, and the time of its confirmation. */
    readonly email: string;
    /**
     * Time at which the email address was confirmed.
     * ISO 8601.
     */
    readonly emailauthenticated?: string;
  };
  readonly groupmemberships: {
    /** Groups to which the user was added, and when each membership expires. */
    readonly groupmemberships: readonly {
      readonly group: string;
      /** An ISO 8601 timestamp, or a word such as `infinity`. */
      readonly expiry: string;
    }[];
  };
  readonly groups: {
    /** All groups of the user. */
    readonly groups: readonly string[];
  };
  readonly hasmsg: {
    /** Whether the user has new messages. */
    readonly messages: boolean;
  };
  readonly implicitgroups: {
    /** Groups to which the user belongs automatically. */
    readonly implicitgroups: readonly string[];
  };
  readonly latestcontrib: {
    /**
     * Time of the latest edit.
     * ISO 8601.
     */
    readonly latestcontrib?: string;
  };
  readonly options: {
    /** Preferences. */
    readonly options: Readonly<Record<string, string | number | boolean>>;
  };
  readonly ratelimits: {
    /** Rate limits that apply to the user. */
    readonly ratelimits:
      | Readonly<Record<string, Readonly<Record<string, UserinfoRowRatelimit>>>>
      | readonly [];
  };
  readonly realname: {
    /** Real name. */
    readonly realname: string;
  };
  readonly registrationdate: {
    /**
     * Time of registration.
     * ISO 8601.
     */
    readonly registrationdate?: string;
  };
  readonly rights: {
    /** Rights of the user. */
    readonly rights: readonly string[];
  };
  readonly theoreticalratelimits: {
    /** Rate limits for the user without any exemption. */
    readonly theoreticalratelimits:
      | Readonly<Record<string, Readonly<Record<string, UserinfoRowRatelimit>>>>
      | readonly [];
  };
  readonly unreadcount: {
    /** Number of unread pages on the watchlist; `1000+` for 1000 or more. */
    readonly unreadcount: number;
  };
}

/** The `changeablegroups` field of `meta=userinfo`. */
export interface UserinfoRowChangeablegroups {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly "add-self": readonly unknown[];
  readonly "remove-self": readonly unknown[];
}

/** An item in the `ratelimits` field of `meta=userinfo`. */
export interface UserinfoRowRatelimit {
  readonly hits: number;
  readonly seconds: number;
}

/** Fields that `meta=userinfo` adds to `query`. */
export interface UserinfoQueryPart<Row = UserinfoRow> {
  readonly userinfo: Row;
}

/**
 * The result of `meta=userinfo`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface UserinfoResult extends ResultType {
  readonly at: readonly ["query", "userinfo"];
  readonly kind: "object";
  readonly base: UserinfoRow;
  readonly selector: "prop";
  readonly all: "*";
  readonly props: UserinfoRowProps;
  readonly query: UserinfoQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `meta=userinfo` as data, for `validateResponse`. */
export const userinfoResult: ResultDescriptor = {
  module: "query+userinfo",
  rows: { at: ["query", "userinfo"], kind: "object", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          userinfo: {
            is: {
              record: {
                id: { is: "integer" },
                name: { is: "string" },
                messages: {
                  is: "boolean",
                  when: { prop: ["hasmsg"] },
                  formatversion1: { as: "flag" },
                },
                groups: { is: { list: "string" }, when: { prop: ["groups"] } },
                groupmemberships: {
                  is: { list: { record: { group: { is: "string" }, expiry: { is: "expiry" } } } },
                  when: { prop: ["groupmemberships"] },
                },
                implicitgroups: { is: { list: "string" }, when: { prop: ["implicitgroups"] } },
                rights: { is: { list: "string" }, when: { prop: ["rights"] } },
                changeablegroups: {
                  is: {
                    record: {
                      add: { is: { list: "string" } },
                      remove: { is: { list: "string" } },
                      "add-self": { is: { list: "unknown" } },
                      "remove-self": { is: { list: "unknown" } },
                    },
                  },
                  when: { prop: ["changeablegroups"] },
                },
                options: {
                  is: { map: { anyOf: ["string", "integer", "boolean"] } },
                  when: { prop: ["options"] },
                },
                editcount: { is: "integer", when: { prop: ["editcount"] } },
                ratelimits: {
                  is: {
                    map: {
                      map: { record: { hits: { is: "integer" }, seconds: { is: "integer" } } },
                    },
                    emptyIsList: true,
                  },
                  when: { prop: ["ratelimits"] },
                },
                theoreticalratelimits: {
                  is: {
                    map: {
                      map: { record: { hits: { is: "integer" }, seconds: { is: "integer" } } },
                    },
                    emptyIsList: true,
                  },
                  when: { prop: ["theoreticalratelimits"] },
                },
                realname: { is: "string", when: { prop: ["realname"] } },
                email: { is: "string", when: { prop: ["email"] } },
                emailauthenticated: { is: "timestamp", optional: true, when: { prop: ["email"] } },
                registrationdate: {
                  is: "timestamp",
                  optional: true,
                  when: { prop: ["registrationdate"] },
                },
                acceptlang: {
                  is: {
                    list: {
                      record: {
                        q: { is: "integer" },
                        code: { is: "string", formatversion1: { name: "*" } },
                      },
                    },
                  },
                  when: { prop: ["acceptlang"] },
                },
                unreadcount: { is: "integer", when: { prop: ["unreadcount"] } },
                centralids: {
                  is: { record: { local: { is: "integer" } } },
                  when: { prop: ["centralids"] },
                },
                attachedlocal: {
                  is: { record: { local: { is: "boolean", formatversion1: { as: "flag" } } } },
                  when: { prop: ["centralids"] },
                },
                latestcontrib: {
                  is: "timestamp",
                  optional: true,
                  when: { prop: ["latestcontrib"] },
                },
                anon: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                cancreateaccount: {
                  is: "boolean",
                  optional: true,
                  when: { prop: ["cancreateaccount"] },
                  formatversion1: { as: "flag" },
                },
              },
            },
          },
        },
      },
    },
  },
};
