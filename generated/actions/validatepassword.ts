// Generated from spec/actions/catalogue.json (validatepassword) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  RequiredActionBuilder,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  moduleParser,
  moduleRequests,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { ValidatepasswordResult } from "./results/validatepassword.js";

/** Parameters of `action=validatepassword`. */
export interface ValidatepasswordParams {
  /**
   * Password to check.
   * Sensitive, so the request is sent as POST.
   */
  readonly password: string;
  /**
   * Name of a new account. If omitted, the password is checked for the current user.
   * Accepts users by id, name.
   */
  readonly user?: string;
  /** Email address of the new account. Only with `user`. */
  readonly email?: string;
  /** Real name for the new account. Only with `user`. */
  readonly realname?: string;
}

/** The descriptor type of `action=validatepassword`. */
export interface ValidatepasswordModule extends ModuleDescriptor<
  "validatepassword",
  "action",
  false,
  ValidatepasswordParams,
  never,
  ValidatepasswordResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=validatepassword`. */
export const validatepasswordModule: ValidatepasswordModule = {
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

/**
 * Checks whether a password meets the wiki's policies.
 *
 * Requests `action=validatepassword`.
 * @see https://www.mediawiki.org/wiki/API:Validatepassword
 */
export const validatepassword: RequiredActionBuilder<
  ValidatepasswordModule,
  ValidatepasswordParams,
  RequestOptions
> = /* @__PURE__ */ moduleRequests(validatepasswordModule, requestRoot);

/** Validates the parameters of `action=validatepassword` strictly before they are sent. */
export const validateValidatepassword: Validator<ValidatepasswordParams> =
  /* @__PURE__ */ validator(validatepasswordModule, {
    password: boundedStringCheck,
    user: userCheck,
  });

/** Parses the parameters of `action=validatepassword` in a request, as the server does. */
export const parseValidatepassword: ModuleParser<ValidatepasswordModule> =
  /* @__PURE__ */ moduleParser(validatepasswordModule, { user });
