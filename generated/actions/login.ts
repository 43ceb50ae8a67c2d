// Generated from spec/actions/catalogue.json (login) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact } from "@paramsmith/runtime/internal/model/values";
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
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { LoginResult } from "./results/login.js";

/** Parameters of `action=login`. */
export interface LoginParams {
  /** Username. */
  readonly name?: string;
  /**
   * Password.
   * Sensitive: the request is sent by POST.
   */
  readonly password?: string;
  /** Domain (optional). */
  readonly domain?: string;
  /**
   * A "login" token retrieved from action=query&meta=tokens
   * Sensitive: the request is sent by POST.
   */
  readonly token?: string;
}

/** The descriptor of `action=login`. */
export const loginModule: ModuleDescriptor<"login", "action", false, LoginParams, {}, LoginResult> &
  PostedModule = {
  name: "login",
  path: "login",
  group: "action",
  prefix: "lg",
  select: { action: "login" },
  generator: false,
  writerights: true,
  mustbeposted: true,
  params: {
    name: { type: "string" },
    password: { type: "password", sensitive: true },
    domain: { type: "string" },
    token: { type: "string", sensitive: true },
  },
};

const requests = /* @__PURE__ */ moduleRequests(loginModule, requestRoot);

/**
 * Log in and get authentication cookies.
 * This action should only be used in combination with Special:BotPasswords; use for main-account login is deprecated and may fail without warning. To safely log in to the main account, use action=clientlogin.
 *
 * Requests `action=login`.
 */
export function login<const P extends LoginParams = {}, V extends string = "2">(
  params?: Exact<P, LoginParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof loginModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `action=login` strictly, before they are sent. */
export const validateLogin: Validator<LoginParams> = /* @__PURE__ */ validator(loginModule, checks);

const rules: Rules = {};

/** Parses the parameters of `action=login` in a request as the server does. */
export function readLogin(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof loginModule>> {
  return readModule(loginModule, rules, wire, options);
}
