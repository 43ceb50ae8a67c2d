// Generated from spec/actions/catalogue.json (login) by `paramsmith generate`. Do not edit.

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
  Validator,
  Versioned,
  WireInput,
} from "paramsmith/validate";
import { moduleRequests, readModule, validator } from "paramsmith/validate";
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
