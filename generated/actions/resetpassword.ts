// Generated from spec/actions/catalogue.json (resetpassword) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  ParsedParams,
  PostedModule,
  Rules,
  Token,
  Validator,
  Versioned,
  WireInput,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  moduleRequests,
  readModule,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ResetpasswordResult } from "./results/resetpassword.js";

/** Parameters of `action=resetpassword`. */
export interface ResetpasswordParams {
  /**
   * User whose password to reset.
   * Takes a user by name.
   */
  readonly user?: string;
  /** Email address of the user whose password to reset. */
  readonly email?: string;
  /**
   * Token that `action=query&meta=tokens&type=csrf` returns.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor of `action=resetpassword`. */
export const resetpasswordModule: ModuleDescriptor<
  "resetpassword",
  "action",
  false,
  ResetpasswordParams,
  {},
  ResetpasswordResult
> &
  PostedModule = {
  name: "resetpassword",
  path: "resetpassword",
  group: "action",
  prefix: "",
  select: { action: "resetpassword" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    user: { type: "user", subtypes: ["name"] },
    email: { type: "string" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(resetpasswordModule, requestRoot);

/**
 * Sends an email with a temporary password to a user.
 *
 * Requests `action=resetpassword`.
 * @see https://www.mediawiki.org/wiki/API:Manage_authentication_data
 */
export function resetpassword<const P extends ResetpasswordParams = {}, V extends string = "2">(
  params?: Exact<P, ResetpasswordParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof resetpasswordModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { string: boundedStringCheck, user: userCheck };

/** Checks parameters of `action=resetpassword` strictly, before they are sent. */
export const validateResetpassword: Validator<ResetpasswordParams> = /* @__PURE__ */ validator(
  resetpasswordModule,
  checks,
);

const rules: Rules = { user };

/** Parses the parameters of `action=resetpassword` in a request as the server does. */
export function readResetpassword(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof resetpasswordModule>> {
  return readModule(resetpasswordModule, rules, wire, options);
}
