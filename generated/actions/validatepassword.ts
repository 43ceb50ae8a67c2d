// Generated from spec/actions/catalogue.json (validatepassword) by `paramsmith generate`. Do not edit.

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
import type { ValidatepasswordResult } from "./results/validatepassword.js";

/** Parameters of `action=validatepassword`. */
export interface ValidatepasswordParams {
  /**
   * Password to check.
   * Sensitive: the request is sent by POST.
   */
  readonly password: string;
  /**
   * Name of a new account. If omitted, the password is checked for the current user.
   * Takes a user by id, name.
   */
  readonly user?: string;
  /** Email address of the new account. Only with `user`. */
  readonly email?: string;
  /** Real name for the new account. Only with `user`. */
  readonly realname?: string;
}

/** The descriptor of `action=validatepassword`. */
export const validatepasswordModule: ModuleDescriptor<
  "validatepassword",
  "action",
  false,
  ValidatepasswordParams,
  {},
  ValidatepasswordResult
> &
  PostedModule = {
  name: "validatepassword",
  path: "validatepassword",
  group: "action",
  prefix: "",
  select: { action: "validatepassword" },
  generator: false,
  readrights: true,
  mustbeposted: true,
  params: {
    password: { type: "password", required: true, sensitive: true },
    user: { type: "user", subtypes: ["id", "name"] },
    email: { type: "string" },
    realname: { type: "string" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(validatepasswordModule, requestRoot);

/**
 * Checks whether a password meets the wiki's policies.
 *
 * Requests `action=validatepassword`.
 * @see https://www.mediawiki.org/wiki/API:Validatepassword
 */
export function validatepassword<const P extends ValidatepasswordParams, V extends string = "2">(
  params: Exact<P, ValidatepasswordParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof validatepasswordModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { password: boundedStringCheck, user: userCheck };

/** Checks parameters of `action=validatepassword` strictly, before they are sent. */
export const validateValidatepassword: Validator<ValidatepasswordParams> =
  /* @__PURE__ */ validator(validatepasswordModule, checks);

const rules: Rules = { user };

/** Parses the parameters of `action=validatepassword` in a request as the server does. */
export function readValidatepassword(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof validatepasswordModule>> {
  return readModule(validatepasswordModule, rules, wire, options);
}
