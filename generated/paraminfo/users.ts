// Generated from spec/paraminfo/catalogue.json (query+users) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RuledQueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { UsersResult } from "./results/users.js";

/** Parameters of `list=users`. */
export interface UsersParams {
  /**
   * Additional properties of each user to return.
   * - blockinfo: The user's block, if there is one.
   * - cancreate: Whether an account can be created, for names that are valid but not registered.
   * - centralids: Ids in central user systems, and whether the account is attached.
   * - editcount: Number of edits.
   * - emailable: Whether the current user can send an email to the user.
   * - gender: Gender from the user's preferences: `male`, `female` or `unknown`.
   * - groupmemberships: Groups to which the user was added, and when each membership expires.
   * - groups: All groups of the user.
   * - implicitgroups: Groups to which the user belongs automatically.
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
  /** Id of a wiki for which `prop=centralids` also returns whether the user is attached. */
  readonly attachedwiki?: string;
  /**
   * Names of the users.
   * Cannot be used with `userids`.
   * Up to 50 values (500 with high limits).
   */
  readonly users?: OneOrMore<string>;
  /**
   * Ids of the users.
   * Cannot be used with `users`.
   * Up to 50 values (500 with high limits).
   */
  readonly userids?: OneOrMore<number>;
}

/** The descriptor type of `list=users`. */
export interface UsersModule extends ModuleDescriptor<
  "users",
  "list",
  false,
  UsersParams,
  never,
  UsersResult
> {}

/** The descriptor of `list=users`. */
export const usersModule: UsersModule = {
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
  rules: [{ kind: "exclusive", of: ["users", "userids"] }],
};

/**
 * Returns information about the given users.
 *
 * Requests `list=users`.
 * @see https://www.mediawiki.org/wiki/API:Users
 */
export const users: RuledQueryBuilder<
  UsersModule,
  UsersParams,
  QueryOptions,
  readonly ["exclusive", "users" | "userids"],
  {}
> = /* @__PURE__ */ moduleRequests(usersModule, requestRoot);

/** Validates the parameters of `list=users` strictly before they are sent. */
export const validateUsers: Validator<UsersParams> = /* @__PURE__ */ validator(
  usersModule,
  { enum: enumCheck, integer: integerCheck },
  paramRules,
);

/** Parses the parameters of `list=users` in a request, as the server does. */
export const parseUsers: ModuleParser<UsersModule> = /* @__PURE__ */ moduleParser(usersModule, {
  enum: enumeration,
  integer,
});
