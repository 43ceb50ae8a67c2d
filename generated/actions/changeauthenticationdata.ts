// Generated from spec/actions/catalogue.json (changeauthenticationdata) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, Token } from "@paramsmith/runtime/internal/model/values";
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
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ChangeauthenticationdataResult } from "./results/changeauthenticationdata.js";

/** Parameters of `action=changeauthenticationdata`. */
export interface ChangeauthenticationdataParams {
  /** Use this authentication request, by the id returned from action=query&meta=authmanagerinfo with amirequestsfor=change. */
  readonly request: string;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
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
 * Change authentication data for the current user.
 *
 * Requests `action=changeauthenticationdata`.
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
