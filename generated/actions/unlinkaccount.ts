// Generated from spec/actions/catalogue.json (unlinkaccount) by `paramsmith generate`. Do not edit.

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
import type { UnlinkaccountResult } from "./results/unlinkaccount.js";

/** Parameters of `action=unlinkaccount`. */
export interface UnlinkaccountParams {
  /** Id of the authentication request to use, as `amirequestsfor=unlink` lists it. */
  readonly request: string;
  /**
   * Token that `action=query&meta=tokens&type=csrf` returns.
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
 * Removes the link from the current user's account to an account of a different service.
 *
 * Requests `action=unlinkaccount`.
 * @see https://www.mediawiki.org/wiki/API:Manage_authentication_data
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
