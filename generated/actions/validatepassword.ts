// Generated from spec/actions/catalogue.json (validatepassword) by `paramsmith generate`. Do not edit.

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
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { user, userCheck } from "@paramsmith/runtime/internal/rules/user";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ValidatepasswordResult } from "./results/validatepassword.js";

/** Parameters of `action=validatepassword`. */
export interface ValidatepasswordParams {
  /**
   * Password to validate.
   * Sensitive: the request is sent by POST.
   */
  readonly password: string;
  /**
   * Username, for use when testing account creation. The named user must not exist.
   * Takes a user by id, name.
   */
  readonly user?: string;
  /** Email address, for use when testing account creation. */
  readonly email?: string;
  /** Real name, for use when testing account creation. */
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
 * Validate a password against the wiki's password policies.
 * Validity is reported as Good if the password is acceptable, Change if the password may be used for login but must be changed, or Invalid if the password is not usable.
 *
 * Requests `action=validatepassword`.
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
