// Generated from spec/paraminfo/catalogue.json (query+users) by `paramsmith generate`. Do not edit.

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
import { integer, integerCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { UsersResult } from "./results/users.js";

/** Parameters of `list=users`. */
export interface UsersParams {
  /**
   * Additional properties of each user to return.
   * - blockinfo: The block of the user, if there is one.
   * - cancreate: Whether an account can be created, for names that are valid but not registered.
   * - centralids: Ids in central user systems, and whether the account is attached.
   * - editcount: Number of edits.
   * - emailable: Whether the current user can send an email to the user.
   * - gender: Gender from the user's preferences: `male`, `female` or `unknown`.
   * - groupmemberships: Groups that the user was added to, with the time at which each membership expires.
   * - groups: All groups of the user.
   * - implicitgroups: Groups that the user is a member of automatically.
   * - registration: Time of registration.
   * - rights: Rights of the user.
   *
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<
    | "blockinfo"
    | "cancreate"
    | "centralids"
    | "editcount"
    | "emailable"
    | "gender"
    | "groupmemberships"
    | "groups"
    | "implicitgroups"
    | "registration"
    | "rights"
  >;
  /** Id of a wiki; `prop=centralids` then also returns whether the user is attached to it. */
  readonly attachedwiki?: string;
  /**
   * Names of the users. Excludes `userids`.
   * Up to 50 values (500 with high limits).
   */
  readonly users?: OneOrMore<string>;
  /**
   * Ids of the users. Excludes `users`.
   * Up to 50 values (500 with high limits).
   */
  readonly userids?: OneOrMore<number>;
}

/** The descriptor of `list=users`. */
export const usersModule: ModuleDescriptor<"users", "list", false, UsersParams, {}, UsersResult> = {
  name: "users",
  path: "query+users",
  group: "list",
  prefix: "us",
  select: { action: "query", list: "users" },
  generator: false,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: [
        "blockinfo",
        "cancreate",
        "centralids",
        "editcount",
        "emailable",
        "gender",
        "groupmemberships",
        "groups",
        "implicitgroups",
        "registration",
        "rights",
      ],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    attachedwiki: { type: "string" },
    users: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    userids: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
  },
};

const requests = /* @__PURE__ */ moduleRequests(usersModule, requestRoot);

/**
 * Returns data of the given users.
 *
 * Requests `list=users`.
 * @see https://www.mediawiki.org/wiki/API:Users
 */
export function users<
  const P extends UsersParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, UsersParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof usersModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, integer: integerCheck };

/** Checks parameters of `list=users` strictly, before they are sent. */
export const validateUsers: Validator<UsersParams> = /* @__PURE__ */ validator(usersModule, checks);

const rules: Rules = { enum: enumeration, integer };

/** Parses the parameters of `list=users` in a request as the server does. */
export function readUsers(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof usersModule>> {
  return readModule(usersModule, rules, wire, options);
}
