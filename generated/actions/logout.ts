// Generated from spec/actions/catalogue.json (logout) by `paramsmith generate`. Do not edit.

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
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { LogoutResult } from "./results/logout.js";

/** Parameters of `action=logout`. */
export interface LogoutParams {
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor of `action=logout`. */
export const logoutModule: ModuleDescriptor<
  "logout",
  "action",
  false,
  LogoutParams,
  {},
  LogoutResult
> &
  PostedModule = {
  name: "logout",
  path: "logout",
  group: "action",
  prefix: "",
  select: { action: "logout" },
  generator: false,
  writerights: true,
  mustbeposted: true,
  params: { token: { type: "string", required: true, sensitive: true, token: "csrf" } },
};

const requests = /* @__PURE__ */ moduleRequests(logoutModule, requestRoot);

/**
 * Log out and clear session data.
 *
 * Requests `action=logout`.
 */
export function logout<const P extends LogoutParams = {}, V extends string = "2">(
  params?: Exact<P, LogoutParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof logoutModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { string: boundedStringCheck };

/** Checks parameters of `action=logout` strictly, before they are sent. */
export const validateLogout: Validator<LogoutParams> = /* @__PURE__ */ validator(
  logoutModule,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `action=logout` in a request as the server does. */
export function readLogout(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof logoutModule>> {
  return readModule(logoutModule, rules, wire, options);
}
