// Generated from spec/actions/catalogue.json (unlinkaccount) by `paramsmith generate`. Do not edit.

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
import type { UnlinkaccountResult } from "./results/unlinkaccount.js";

/** Parameters of `action=unlinkaccount`. */
export interface UnlinkaccountParams {
  /** Use this authentication request, by the id returned from action=query&meta=authmanagerinfo with amirequestsfor=unlink. */
  readonly request: string;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor of `action=unlinkaccount`. */
export const unlinkaccountModule: ModuleDescriptor<
  "unlinkaccount",
  "action",
  false,
  UnlinkaccountParams,
  {},
  UnlinkaccountResult
> &
  PostedModule = {
  name: "unlinkaccount",
  path: "unlinkaccount",
  group: "action",
  prefix: "",
  select: { action: "unlinkaccount" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    request: { type: "string", required: true },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(unlinkaccountModule, requestRoot);

/**
 * Remove a linked third-party account from the current user.
 *
 * Requests `action=unlinkaccount`.
 */
export function unlinkaccount<const P extends UnlinkaccountParams, V extends string = "2">(
  params: Exact<P, UnlinkaccountParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof unlinkaccountModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { string: boundedStringCheck };

/** Checks parameters of `action=unlinkaccount` strictly, before they are sent. */
export const validateUnlinkaccount: Validator<UnlinkaccountParams> = /* @__PURE__ */ validator(
  unlinkaccountModule,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `action=unlinkaccount` in a request as the server does. */
export function readUnlinkaccount(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof unlinkaccountModule>> {
  return readModule(unlinkaccountModule, rules, wire, options);
}
