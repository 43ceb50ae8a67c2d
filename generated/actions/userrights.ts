// Generated from spec/actions/catalogue.json (userrights) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledActionBuilder,
  Timestamp,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  expiry,
  expiryCheck,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { UserrightsResult } from "./results/userrights.js";

/** Parameters of `action=userrights`. */
export interface UserrightsParams {
  /**
   * User whose groups to change.
   * Exactly one of `user` and `userid` is required.
   * Accepts users by id, name.
   */
  readonly user?: string;
  /**
   * Id of the user. Use `user=#` followed by the id instead.
   * Exactly one of `user` and `userid` is required.
   * @deprecated
   */
  readonly userid?: number;
  /**
   * Groups to which to add the user. For existing memberships, the expiry time changes.
   * Up to 50 values (500 with high limits).
   */
  readonly add?: OneOrMore<"bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop">;
  /**
   * Expiry times of the memberships in the `add` groups, in the same order, or one time for all.
   * Up to 50 values (500 with high limits).
   * @default ["infinite"]
   */
  readonly expiry?: OneOrMore<string>;
  /**
   * Groups from which to remove the user.
   * Up to 50 values (500 with high limits).
   */
  readonly remove?: OneOrMore<"bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop">;
  /**
   * Reason for the log entry.
   * @default ""
   */
  readonly reason?: string;
  /**
   * Token of type `userrights`, from `action=query&meta=tokens&type=userrights`.
   * Requires a token of type `"userrights"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"userrights">;
  /**
   * Change tags to add to the log entry.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Whether to add the user page and its talk page to the watchlist. */
  readonly watchuser?: boolean;
  /** Expiry time of the watchlist entry. If omitted, an existing entry keeps its expiry time. */
  readonly watchlistexpiry?: Timestamp;
}

/** The descriptor type of `action=userrights`. */
export interface UserrightsModule extends ModuleDescriptor<
  "userrights",
  "action",
  false,
  UserrightsParams,
  "expiry" | "reason",
  UserrightsResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=userrights`. */
export const userrightsModule: UserrightsModule = {
  name: "userrights",
  path: "userrights",
  group: "action",
  prefix: "",
  select: { action: "userrights" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    user: { type: "user", subtypes: ["id", "name"] },
    userid: { type: "integer", deprecated: true },
    add: {
      type: "enum",
      values: ["bot", "bureaucrat", "interface-admin", "suppress", "sysop"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    expiry: {
      type: "string",
      default: ["infinite"],
      multi: { lowlimit: 50, highlimit: 500, allowsduplicates: true },
    },
    remove: {
      type: "enum",
      values: ["bot", "bureaucrat", "interface-admin", "suppress", "sysop"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    reason: { type: "string", default: "" },
    token: { type: "string", required: true, sensitive: true, token: "userrights" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    watchuser: { type: "boolean" },
    watchlistexpiry: { type: "expiry" },
  },
  rules: [{ kind: "onlyOneOf", of: ["user", "userid"] }],
};

/**
 * Adds a user to groups, or removes a user from groups.
 *
 * Requests `action=userrights`.
 * @see https://www.mediawiki.org/wiki/API:User_group_membership
 */
export const userrights: RequiredRuledActionBuilder<
  UserrightsModule,
  UserrightsParams,
  RequestOptions,
  readonly ["requiredOneOf", "user" | "userid"] | readonly ["exclusive", "user" | "userid"]
> = /* @__PURE__ */ moduleRequests(userrightsModule, requestRoot);

/** Validates the parameters of `action=userrights` strictly before they are sent. */
export const validateUserrights: Validator<UserrightsParams> = /* @__PURE__ */ validator(
  userrightsModule,
  {
    enum: enumCheck,
    expiry: expiryCheck,
    integer: integerCheck,
    string: boundedStringCheck,
    user: userCheck,
  },
  paramRules,
);

/** Parses the parameters of `action=userrights` in a request, as the server does. */
export const parseUserrights: ModuleParser<UserrightsModule> = /* @__PURE__ */ moduleParser(
  userrightsModule,
  { enum: enumeration, expiry, integer, user },
);
