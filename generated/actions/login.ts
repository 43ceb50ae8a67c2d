// Generated from spec/actions/catalogue.json (login) by `paramsmith generate`. Do not edit.

import type { ActionBuilder, ModuleDescriptor, ModuleReader, Validator } from "paramsmith/validate";
import { moduleReader, moduleRequests, validator } from "paramsmith/validate";
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

/** The type of the descriptor of `action=login`. */
export interface LoginModule extends ModuleDescriptor<
  "login",
  "action",
  false,
  LoginParams,
  never,
  LoginResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=login`. */
export const loginModule: LoginModule = {
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

/**
 * Log in and get authentication cookies.
 * This action should only be used in combination with Special:BotPasswords; use for main-account login is deprecated and may fail without warning. To safely log in to the main account, use action=clientlogin.
 *
 * Requests `action=login`.
 */
export const login: ActionBuilder<LoginModule, LoginParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(loginModule, requestRoot);

/** Checks parameters of `action=login` strictly, before they are sent. */
export const validateLogin: Validator<LoginParams> = /* @__PURE__ */ validator(loginModule, {});

/** Parses the parameters of `action=login` in a request as the server does. */
export const readLogin: ModuleReader<LoginModule> = /* @__PURE__ */ moduleReader(loginModule, {});
