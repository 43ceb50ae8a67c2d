// Generated from spec/actions/catalogue.json (login) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ActionBuilder,
  LogIn,
  ModuleDescriptor,
  ModuleParser,
  Validator,
} from "paramsmith/validate";
import { accountLogin, moduleParser, moduleRequests, validator } from "paramsmith/validate";
import type { LoginResult } from "./results/login.js";

/** Parameters for `logIn`. */
export interface LoginCredentials {
  /** User name. For a bot password, it is followed by `@` and the bot name. */
  readonly name?: string;
  /**
   * Password for the bot or the account.
   * Sensitive, so the request is sent as POST.
   */
  readonly password?: string;
  /** Domain of the account, if the wiki has several. */
  readonly domain?: string;
}

/** Parameters of `action=login`. */
export interface LoginParams extends LoginCredentials {
  /**
   * Token of type `login`, from `action=query&meta=tokens&type=login`.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: string;
}

/** The descriptor type of `action=login`. */
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
 * Logs in with a bot password, or with an account's password if the wiki allows it.
 *
 * Requests `action=login`.
 * @see https://www.mediawiki.org/wiki/API:Login
 */
export const login: ActionBuilder<LoginModule, LoginParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(loginModule, requestRoot);

/** Fetches a token and logs in with it. */
export const logIn: LogIn<LoginModule, LoginCredentials> = /* @__PURE__ */ accountLogin(login);

/** Validates the parameters of `action=login` strictly before they are sent. */
export const validateLogin: Validator<LoginParams> = /* @__PURE__ */ validator(loginModule);

/** Parses the parameters of `action=login` in a request, as the server does. */
export const parseLogin: ModuleParser<LoginModule> = /* @__PURE__ */ moduleParser(loginModule);
