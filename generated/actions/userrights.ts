// Generated from spec/actions/catalogue.json (userrights) by `paramsmith generate`. Do not edit.

import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
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
  moduleReader,
  moduleRequests,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { UserrightsResult } from "./results/userrights.js";

/** Parameters of `action=userrights`. */
export interface UserrightsParams {
  /**
   * User.
   * Takes a user by id, name.
   */
  readonly user?: string;
  /**
   * Specify user=#ID instead.
   * @deprecated
   */
  readonly userid?: number;
  /**
   * Add the user to these groups, or if they are already a member, update the expiry of their membership in that group.
   * Up to 50 values (500 with high limits).
   */
  readonly add?: OneOrMore<"bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop">;
  /**
   * Expiry timestamps. May be relative (e.g. 5 months or 2 weeks) or absolute (e.g. 2014-09-18T12:34:56Z). If only one timestamp is set, it will be used for all groups passed to the add parameter. Use infinite, indefinite, infinity, or never for a never-expiring user group.
   * Up to 50 values (500 with high limits).
   * @default ["infinite"]
   */
  readonly expiry?: OneOrMore<string>;
  /**
   * Remove the user from these groups.
   * Up to 50 values (500 with high limits).
   */
  readonly remove?: OneOrMore<"bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop">;
  /**
   * Reason for the change.
   * @default ""
   */
  readonly reason?: string;
  /**
   * A "userrights" token retrieved from action=query&meta=tokens
   * For compatibility, the token used in the web UI is also accepted.
   * Requires a token of type `"userrights"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"userrights">;
  /**
   * Change tags to apply to the entry in the user rights log.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Watch the user's user and talk pages. */
  readonly watchuser?: boolean;
  /** Watchlist expiry timestamp. Omit this parameter entirely to leave the current expiry unchanged. */
  readonly watchlistexpiry?: Timestamp;
}

/** The type of the descriptor of `action=userrights`. */
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
};

/**
 * Change a user's group membership.
 *
 * Requests `action=userrights`.
 */
export const userrights: ActionBuilder<UserrightsModule, UserrightsParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(userrightsModule, requestRoot);

/** Checks parameters of `action=userrights` strictly, before they are sent. */
export const validateUserrights: Validator<UserrightsParams> = /* @__PURE__ */ validator(
  userrightsModule,
  {
    enum: enumCheck,
    expiry: expiryCheck,
    integer: integerCheck,
    string: boundedStringCheck,
    user: userCheck,
  },
);

/** Parses the parameters of `action=userrights` in a request as the server does. */
export const readUserrights: ModuleReader<UserrightsModule> = /* @__PURE__ */ moduleReader(
  userrightsModule,
  { enum: enumeration, expiry, integer, user },
);
