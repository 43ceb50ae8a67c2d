// Generated from spec/actions/catalogue.json (changeauthenticationdata) by `paramsmith generate`. Do not edit.

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
  Token,
  Validator,
  Versioned,
  WireInput,
} from "paramsmith/validate";
import { boundedStringCheck, moduleRequests, readModule, validator } from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ChangeauthenticationdataResult } from "./results/changeauthenticationdata.js";

/** Parameters of `action=changeauthenticationdata`. */
export interface ChangeauthenticationdataParams {
  /** Id of the authentication request to use, as `amirequestsfor=change` lists it. */
  readonly request: string;
  /**
   * Token that `action=query&meta=tokens&type=csrf` returns.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor of `action=changeauthenticationdata`. */
export const changeauthenticationdataModule: ModuleDescriptor<
  "changeauthenticationdata",
  "action",
  false,
  ChangeauthenticationdataParams,
  {},
  ChangeauthenticationdataResult
> &
  PostedModule = {
  name: "changeauthenticationdata",
  path: "changeauthenticationdata",
  group: "action",
  prefix: "changeauth",
  select: { action: "changeauthenticationdata" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    request: { type: "string", required: true },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(changeauthenticationdataModule, requestRoot);

/**
 * Changes credentials of the current user, such as the password.
 *
 * Requests `action=changeauthenticationdata`.
 * @see https://www.mediawiki.org/wiki/API:Manage_authentication_data
 */
export function changeauthenticationdata<
  const P extends ChangeauthenticationdataParams,
  V extends string = "2",
>(
  params: Exact<P, ChangeauthenticationdataParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof changeauthenticationdataModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { string: boundedStringCheck };

/** Checks parameters of `action=changeauthenticationdata` strictly, before they are sent. */
export const validateChangeauthenticationdata: Validator<ChangeauthenticationdataParams> =
  /* @__PURE__ */ validator(changeauthenticationdataModule, checks);

const rules: Rules = {};

/** Parses the parameters of `action=changeauthenticationdata` in a request as the server does. */
export function readChangeauthenticationdata(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof changeauthenticationdataModule>> {
  return readModule(changeauthenticationdataModule, rules, wire, options);
}
