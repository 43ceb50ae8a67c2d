// Generated from spec/paraminfo/catalogue.json (query+userinfo) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { UserinfoResult } from "./results/userinfo.js";

/** Parameters of `meta=userinfo`. */
export interface UserinfoParams {
  /**
   * Additional data to return.
   * - acceptlang: Languages of the request's `Accept-Language` header.
   * - blockinfo: The block of the user, if there is one.
   * - cancreateaccount: Whether the user can create accounts.
   * - centralids: Ids in central user systems, and whether the account is attached.
   * - changeablegroups: Groups that the user can add users to or remove them from.
   * - editcount: Number of edits.
   * - email: Email address, and the time of its confirmation.
   * - groupmemberships: Groups that the user was added to, with the time at which each membership expires.
   * - groups: All groups of the user.
   * - hasmsg: Whether there are new messages on the user's talk page.
   * - implicitgroups: Groups that the user is a member of automatically.
   * - latestcontrib: Time of the latest edit.
   * - options: Preferences.
   * - ratelimits: Rate limits that apply to the user.
   * - realname: Real name.
   * - registrationdate: Time of registration.
   * - rights: Rights of the user.
   * - theoreticalratelimits: Rate limits for the user if there were no exemption from them.
   * - unreadcount: Number of unread pages of the watchlist, as `1000+` from 1000 on.
   *
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly prop?:
    | OneOrMore<
        | "acceptlang"
        | "blockinfo"
        | "cancreateaccount"
        | "centralids"
        | "changeablegroups"
        | "editcount"
        | "email"
        | "groupmemberships"
        | "groups"
        | "hasmsg"
        | "implicitgroups"
        | "latestcontrib"
        | "options"
        | "ratelimits"
        | "realname"
        | "registrationdate"
        | "rights"
        | "theoreticalratelimits"
        | "unreadcount"
      >
    | "*";
  /** Id of a wiki; `prop=centralids` then also returns whether the user is attached to it. */
  readonly attachedwiki?: string;
}

/** The type of the descriptor of `meta=userinfo`. */
export interface UserinfoModule extends ModuleDescriptor<
  "userinfo",
  "meta",
  false,
  UserinfoParams,
  never,
  UserinfoResult
> {}

/** The descriptor of `meta=userinfo`. */
export const userinfoModule: UserinfoModule = {
  name: "userinfo",
  path: "query+userinfo",
  group: "meta",
  prefix: "ui",
  select: { action: "query", meta: "userinfo" },
  generator: false,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: [
        "acceptlang",
        "blockinfo",
        "cancreateaccount",
        "centralids",
        "changeablegroups",
        "editcount",
        "email",
        "groupmemberships",
        "groups",
        "hasmsg",
        "implicitgroups",
        "latestcontrib",
        "options",
        "ratelimits",
        "realname",
        "registrationdate",
        "rights",
        "theoreticalratelimits",
        "unreadcount",
      ],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
    attachedwiki: { type: "string" },
  },
  rows: { at: ["query", "userinfo"], kind: "object" },
};

/**
 * Returns data of the current user.
 *
 * Requests `meta=userinfo`.
 * @see https://www.mediawiki.org/wiki/API:Userinfo
 */
export const userinfo: QueryBuilder<UserinfoModule, UserinfoParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(userinfoModule, requestRoot);

/** Checks parameters of `meta=userinfo` strictly, before they are sent. */
export const validateUserinfo: Validator<UserinfoParams> = /* @__PURE__ */ validator(
  userinfoModule,
  { enum: enumCheck },
);

/** Parses the parameters of `meta=userinfo` in a request as the server does. */
export const parseUserinfo: ModuleParser<UserinfoModule> = /* @__PURE__ */ moduleParser(
  userinfoModule,
  { enum: enumeration },
);
