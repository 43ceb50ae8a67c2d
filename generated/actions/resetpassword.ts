// Generated from spec/actions/catalogue.json (resetpassword) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, Token } from "@paramsmith/runtime/internal/model/values";
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
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { user, userCheck } from "@paramsmith/runtime/internal/rules/user";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ResetpasswordResult } from "./results/resetpassword.js";

/** Parameters of `action=resetpassword`. */
export interface ResetpasswordParams {
  /**
   * User being reset.
   * Takes a user by name.
   */
  readonly user?: string;
  /** Email address of the user being reset. */
  readonly email?: string;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
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
 * Send a password reset email to a user.
 *
 * Requests `action=resetpassword`.
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
