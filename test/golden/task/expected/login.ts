// Generated from spec.json (login) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ActionBuilder,
  LogIn,
  ModuleDescriptor,
  ModuleParser,
  Validator,
} from "../runtime/validate.js";
import { accountLogin, moduleParser, moduleRequests, validator } from "../runtime/validate.js";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters for `logIn`. */
export interface LoginCredentials {
  readonly name?: string;
  /** Sensitive, so the request is sent as POST. */
  readonly password?: string;
  readonly remember?: boolean;
}

/** Parameters of `action=login`. */
export interface LoginParams extends LoginCredentials {
  /** Sensitive, so the request is sent as POST. */
  readonly token?: string;
}

/** The descriptor type of `action=login`. */
export interface LoginModule extends ModuleDescriptor<
  "login",
  "action",
  false,
  LoginParams,
  never
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
  mustbeposted: true,
  params: {
    name: { type: "string" },
    password: { type: "password", sensitive: true },
    token: { type: "string", sensitive: true },
    remember: { type: "boolean" },
  },
};

/** Requests `action=login`. */
export const login: ActionBuilder<LoginModule, LoginParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(loginModule, requestRoot);

/** Fetches a token and logs in with it. */
export const logIn: LogIn<LoginModule, LoginCredentials> = /* @__PURE__ */ accountLogin(login);

/** Validates the parameters of `action=login` strictly before they are sent. */
export const validateLogin: Validator<LoginParams> = /* @__PURE__ */ validator(loginModule);

/** Parses the parameters of `action=login` in a request, as the server does. */
export const parseLogin: ModuleParser<LoginModule> = /* @__PURE__ */ moduleParser(loginModule);
