// Generated from spec/actions/catalogue.json (resetpassword) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleParser,
  Token,
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
import type { ResetpasswordResult } from "./results/resetpassword.js";

/** Parameters of `action=resetpassword`. */
export interface ResetpasswordParams {
  /**
   * User whose password to reset.
   * Accepts users by name.
   */
  readonly user?: string;
  /** Email address of the user whose password to reset. */
  readonly email?: string;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=resetpassword`. */
export interface ResetpasswordModule extends ModuleDescriptor<
  "resetpassword",
  "action",
  false,
  ResetpasswordParams,
  never,
  ResetpasswordResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=resetpassword`. */
export const resetpasswordModule: ResetpasswordModule = {
  name: "resetpassword",
  path: "resetpassword",
  group: "action",
  prefix: "",
  select: { action: "resetpassword" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    user: { type: "user", subtypes: ["name"] },
    email: { type: "string" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

/**
 * Sends a user an email with a temporary password.
 *
 * Requests `action=resetpassword`.
 * @see https://www.mediawiki.org/wiki/API:Manage_authentication_data
 */
export const resetpassword: ActionBuilder<
  ResetpasswordModule,
  ResetpasswordParams,
  RequestOptions,
  {}
> = /* @__PURE__ */ moduleRequests(resetpasswordModule, requestRoot);

/** Validates the parameters of `action=resetpassword` strictly before they are sent. */
export const validateResetpassword: Validator<ResetpasswordParams> = /* @__PURE__ */ validator(
  resetpasswordModule,
  { string: boundedStringCheck, user: userCheck },
);

/** Parses the parameters of `action=resetpassword` in a request, as the server does. */
export const parseResetpassword: ModuleParser<ResetpasswordModule> = /* @__PURE__ */ moduleParser(
  resetpasswordModule,
  { user },
);
