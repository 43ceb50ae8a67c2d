// Generated from spec/actions/catalogue.json (unblock) by `paramsmith generate`. Do not edit.

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
import type { UnblockResult } from "./results/unblock.js";

/** Parameters of `action=unblock`. */
export interface UnblockParams {
  /** ID of the block to unblock (obtained through list=blocks). Cannot be used together with user. */
  readonly id?: number;
  /**
   * User to unblock. Cannot be used together with id.
   * Takes a user by cidr, id, ip, name, temp.
   */
  readonly user?: string;
  /**
   * Specify user=#ID instead.
   * @deprecated
   */
  readonly userid?: number;
  /**
   * Reason for unblock.
   * @default ""
   */
  readonly reason?: string;
  /**
   * Change tags to apply to the entry in the block log.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Watch the user's or IP address's user and talk pages. */
  readonly watchuser?: boolean;
  /** Watchlist expiry timestamp. Omit this parameter entirely to leave the current expiry unchanged. */
  readonly watchlistexpiry?: Timestamp;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The type of the descriptor of `action=unblock`. */
export interface UnblockModule extends ModuleDescriptor<
  "unblock",
  "action",
  false,
  UnblockParams,
  "reason",
  UnblockResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=unblock`. */
export const unblockModule: UnblockModule = {
  name: "unblock",
  path: "unblock",
  group: "action",
  prefix: "",
  select: { action: "unblock" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    id: { type: "integer" },
    user: { type: "user", subtypes: ["cidr", "id", "ip", "name", "temp"] },
    userid: { type: "integer", deprecated: true },
    reason: { type: "string", default: "" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    watchuser: { type: "boolean" },
    watchlistexpiry: { type: "expiry" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

/**
 * Unblock a user.
 *
 * Requests `action=unblock`.
 */
export const unblock: ActionBuilder<UnblockModule, UnblockParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(unblockModule, requestRoot);

/** Checks parameters of `action=unblock` strictly, before they are sent. */
export const validateUnblock: Validator<UnblockParams> = /* @__PURE__ */ validator(unblockModule, {
  expiry: expiryCheck,
  integer: integerCheck,
  string: boundedStringCheck,
  user: userCheck,
});

/** Parses the parameters of `action=unblock` in a request as the server does. */
export const readUnblock: ModuleReader<UnblockModule> = /* @__PURE__ */ moduleReader(
  unblockModule,
  { expiry, integer, user },
);
