// Generated from spec/actions/catalogue.json (removeauthenticationdata) by `paramsmith generate`. Do not edit.

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
import type { RemoveauthenticationdataResult } from "./results/removeauthenticationdata.js";

/** Parameters of `action=removeauthenticationdata`. */
export interface RemoveauthenticationdataParams {
  /** Use this authentication request, by the id returned from action=query&meta=authmanagerinfo with amirequestsfor=remove. */
  readonly request: string;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
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
 * Remove authentication data for the current user.
 *
 * Requests `action=removeauthenticationdata`.
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
