// Generated from spec/actions/catalogue.json (removeauthenticationdata) by `paramsmith generate`. Do not edit.

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
import type { RemoveauthenticationdataResult } from "./results/removeauthenticationdata.js";

/** Parameters of `action=removeauthenticationdata`. */
export interface RemoveauthenticationdataParams {
  /** Id of the authentication request to use, as `amirequestsfor=remove` lists it. */
  readonly request: string;
  /**
   * Token that `action=query&meta=tokens&type=csrf` returns.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor of `action=removeauthenticationdata`. */
export const removeauthenticationdataModule: ModuleDescriptor<
  "removeauthenticationdata",
  "action",
  false,
  RemoveauthenticationdataParams,
  {},
  RemoveauthenticationdataResult
> &
  PostedModule = {
  name: "removeauthenticationdata",
  path: "removeauthenticationdata",
  group: "action",
  prefix: "",
  select: { action: "removeauthenticationdata" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    request: { type: "string", required: true },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(removeauthenticationdataModule, requestRoot);

/**
 * Removes credentials of the current user.
 *
 * Requests `action=removeauthenticationdata`.
 * @see https://www.mediawiki.org/wiki/API:Manage_authentication_data
 */
export function removeauthenticationdata<
  const P extends RemoveauthenticationdataParams,
  V extends string = "2",
>(
  params: Exact<P, RemoveauthenticationdataParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof removeauthenticationdataModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { string: boundedStringCheck };

/** Checks parameters of `action=removeauthenticationdata` strictly, before they are sent. */
export const validateRemoveauthenticationdata: Validator<RemoveauthenticationdataParams> =
  /* @__PURE__ */ validator(removeauthenticationdataModule, checks);

const rules: Rules = {};

/** Parses the parameters of `action=removeauthenticationdata` in a request as the server does. */
export function readRemoveauthenticationdata(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof removeauthenticationdataModule>> {
  return readModule(removeauthenticationdataModule, rules, wire, options);
}
