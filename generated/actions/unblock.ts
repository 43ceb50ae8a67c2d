// Generated from spec/actions/catalogue.json (unblock) by `paramsmith generate`. Do not edit.

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
import type { UnblockResult } from "./results/unblock.js";

/** Parameters of `action=unblock`. */
export interface UnblockParams {
  /**
   * Id of the block, as `list=blocks` returns it.
   * Exactly one of `id`, `user` and `userid` is required.
   */
  readonly id?: number;
  /**
   * User name, IP address or IP range to unblock.
   * Exactly one of `id`, `user` and `userid` is required.
   * Accepts users by cidr, id, ip, name, temp.
   */
  readonly user?: string;
  /**
   * Id of the user. Use `user=#` followed by the id instead.
   * Exactly one of `id`, `user` and `userid` is required.
   * @deprecated
   */
  readonly userid?: number;
  /**
   * Reason for the log entry.
   * @default ""
   */
  readonly reason?: string;
  /**
   * Change tags to add to the log entry.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Whether to add the user page and its talk page to the watchlist. Has no effect for IP ranges. */
  readonly watchuser?: boolean;
  /** Expiry time of the watchlist entry. If omitted, an existing entry keeps its expiry time. */
  readonly watchlistexpiry?: Timestamp;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=unblock`. */
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
  rules: [{ kind: "onlyOneOf", of: ["id", "user", "userid"] }],
};

/**
 * Unblocks an account, an IP address or an IP range.
 *
 * Requests `action=unblock`.
 * @see https://www.mediawiki.org/wiki/API:Block
 */
export const unblock: RequiredRuledActionBuilder<
  UnblockModule,
  UnblockParams,
  RequestOptions,
  | readonly ["requiredOneOf", "id" | "user" | "userid"]
  | readonly ["exclusive", "id" | "user" | "userid"]
> = /* @__PURE__ */ moduleRequests(unblockModule, requestRoot);

/** Validates the parameters of `action=unblock` strictly before they are sent. */
export const validateUnblock: Validator<UnblockParams> = /* @__PURE__ */ validator(
  unblockModule,
  { expiry: expiryCheck, integer: integerCheck, string: boundedStringCheck, user: userCheck },
  paramRules,
);

/** Parses the parameters of `action=unblock` in a request, as the server does. */
export const parseUnblock: ModuleParser<UnblockModule> = /* @__PURE__ */ moduleParser(
  unblockModule,
  { expiry, integer, user },
);
