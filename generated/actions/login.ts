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
  /** User name. For a bot password, `@` and the name of the bot follow. */
  readonly name?: string;
  /**
   * Password of the bot or the account.
   * Sensitive: the request is sent by POST.
   */
  readonly password?: string;
  /** Domain of the account, if the wiki has several. */
  readonly domain?: string;
  /**
   * Token that `action=query&meta=tokens&type=login` returns.
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
 * Logs in with a bot password, or with the password of an account if the wiki allows it.
 *
 * Requests `action=login`.
 * @see https://www.mediawiki.org/wiki/API:Login
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
