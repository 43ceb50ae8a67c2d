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
   * - blockinfo: The user's block, if there is one.
   * - cancreateaccount: Whether the user can create accounts.
   * - centralids: Ids in central user systems, and whether the account is attached.
   * - changeablegroups: Groups to which the user can add users, or from which the user can remove them.
   * - editcount: Number of edits.
   * - email: Email address, and the time of its confirmation.
   * - groupmemberships: Groups to which the user was added, and when each membership expires.
   * - groups: All groups of the user.
   * - hasmsg: Whether there are new messages on the user's talk page.
   * - implicitgroups: Groups to which the user belongs automatically.
   * - latestcontrib: Time of the latest edit.
   * - options: Preferences.
   * - ratelimits: Rate limits that apply to the user.
   * - realname: Real name.
   * - registrationdate: Time of registration.
   * - rights: Rights of the user.
   * - theoreticalratelimits: Rate limits for the user without any exemption.
   * - unreadcount: Number of unread pages on the watchlist; `1000+` for 1000 or more.
   *
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
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
  /** Id of a wiki for which `prop=centralids` also returns whether the user is attached. */
  readonly attachedwiki?: string;
}

/** The descriptor type of `meta=userinfo`. */
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
 * Returns information about the current user.
 *
 * Requests `meta=userinfo`.
 * @see https://www.mediawiki.org/wiki/API:Userinfo
 */
export const userinfo: QueryBuilder<UserinfoModule, UserinfoParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(userinfoModule, requestRoot);

/** Validates the parameters of `meta=userinfo` strictly before they are sent. */
export const validateUserinfo: Validator<UserinfoParams> = /* @__PURE__ */ validator(
  userinfoModule,
  { enum: enumCheck },
);

/** Parses the parameters of `meta=userinfo` in a request, as the server does. */
export const parseUserinfo: ModuleParser<UserinfoModule> = /* @__PURE__ */ moduleParser(
  userinfoModule,
  { enum: enumeration },
);
