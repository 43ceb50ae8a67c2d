// Generated from spec/actions/catalogue.json (unblock) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore, Timestamp, Token } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { expiry, expiryCheck } from "@paramsmith/runtime/internal/rules/expiry";
import { integer, integerCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { user, userCheck } from "@paramsmith/runtime/internal/rules/user";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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

/** The defaults of the parameters of `action=unblock`. */
export interface UnblockDefaults {
  readonly reason: "";
}

/** The descriptor of `action=unblock`. */
export const unblockModule: ModuleDescriptor<
  "unblock",
  "action",
  false,
  UnblockParams,
  UnblockDefaults,
  UnblockResult
> &
  PostedModule = {
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

const requests = /* @__PURE__ */ moduleRequests(unblockModule, requestRoot);

/**
 * Unblock a user.
 *
 * Requests `action=unblock`.
 */
export function unblock<const P extends UnblockParams = {}, V extends string = "2">(
  params?: Exact<P, UnblockParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof unblockModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  expiry: expiryCheck,
  integer: integerCheck,
  string: boundedStringCheck,
  user: userCheck,
};

/** Checks parameters of `action=unblock` strictly, before they are sent. */
export const validateUnblock: Validator<UnblockParams> = /* @__PURE__ */ validator(
  unblockModule,
  checks,
);

const rules: Rules = { expiry, integer, user };

/** Parses the parameters of `action=unblock` in a request as the server does. */
export function readUnblock(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof unblockModule>> {
  return readModule(unblockModule, rules, wire, options);
}
