// Generated from spec/paraminfo/catalogue.json (query+userinfo) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { OnePageSelector } from "@paramsmith/runtime/internal/request/page-selectors";
import type { ModuleRequest } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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
   * - theoreticalratelimits: Rate limits that would apply to the user without an exemption.
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

/** The descriptor of `meta=userinfo`. */
export const userinfoModule: ModuleDescriptor<
  "userinfo",
  "meta",
  false,
  UserinfoParams,
  {},
  UserinfoResult
> = {
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

const requests = /* @__PURE__ */ moduleRequests(userinfoModule, requestRoot);

/**
 * Returns data of the current user.
 *
 * Requests `meta=userinfo`.
 * @see https://www.mediawiki.org/wiki/API:Userinfo
 */
export function userinfo<
  const P extends UserinfoParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, UserinfoParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof userinfoModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `meta=userinfo` strictly, before they are sent. */
export const validateUserinfo: Validator<UserinfoParams> = /* @__PURE__ */ validator(
  userinfoModule,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `meta=userinfo` in a request as the server does. */
export function readUserinfo(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof userinfoModule>> {
  return readModule(userinfoModule, rules, wire, options);
}
