// Generated from spec/paraminfo/catalogue.json (query+authmanagerinfo) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { OnePageSelector } from "@paramsmith/runtime/internal/request/page-selectors";
import type { ModuleRequest } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { AuthmanagerinfoResult } from "./results/authmanagerinfo.js";

/** Parameters of `meta=authmanagerinfo`. */
export interface AuthmanagerinfoParams {
  /** Operation to test: whether the session is recent enough for it. */
  readonly securitysensitiveoperation?: string;
  /**
   * Authentication action to return the required fields of.
   * - change: Changing credentials.
   * - create: Creating an account.
   * - create-continue: Continuing the creation of an account.
   * - link: Linking to an account of another provider.
   * - link-continue: Continuing to link an account.
   * - login: Logging in.
   * - login-continue: Continuing to log in.
   * - remove: Removing credentials.
   * - unlink: Removing a linked account.
   */
  readonly requestsfor?:
    | "change"
    | "create"
    | "create-continue"
    | "link"
    | "link-continue"
    | "login"
    | "login-continue"
    | "remove"
    | "unlink";
  /** Whether to combine the fields of all authentication requests. */
  readonly mergerequestfields?: boolean;
  /**
   * Format of the messages in the response.
   * - html: HTML.
   * - none: No messages.
   * - raw: Keys and parameters of messages.
   * - wikitext: Wikitext that is not parsed.
   * @default "wikitext"
   */
  readonly messageformat?: "html" | "none" | "raw" | "wikitext";
}

/** The defaults of the parameters of `meta=authmanagerinfo`. */
export interface AuthmanagerinfoDefaults {
  readonly messageformat: "wikitext";
}

/** The descriptor of `meta=authmanagerinfo`. */
export const authmanagerinfoModule: ModuleDescriptor<
  "authmanagerinfo",
  "meta",
  false,
  AuthmanagerinfoParams,
  AuthmanagerinfoDefaults,
  AuthmanagerinfoResult
> = {
  name: "authmanagerinfo",
  path: "query+authmanagerinfo",
  group: "meta",
  prefix: "ami",
  select: { action: "query", meta: "authmanagerinfo" },
  generator: false,
  params: {
    securitysensitiveoperation: { type: "string" },
    requestsfor: {
      type: "enum",
      values: [
        "change",
        "create",
        "create-continue",
        "link",
        "link-continue",
        "login",
        "login-continue",
        "remove",
        "unlink",
      ],
    },
    mergerequestfields: { type: "boolean" },
    messageformat: {
      type: "enum",
      values: ["html", "none", "raw", "wikitext"],
      default: "wikitext",
    },
  },
  rows: { at: ["query", "authmanagerinfo"], kind: "object" },
};

const requests = /* @__PURE__ */ moduleRequests(authmanagerinfoModule, requestRoot);

/**
 * Returns what logging in, creating accounts and changing credentials require.
 *
 * Requests `meta=authmanagerinfo`.
 * @see https://www.mediawiki.org/wiki/API:Authmanagerinfo
 */
export function authmanagerinfo<
  const P extends AuthmanagerinfoParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, AuthmanagerinfoParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof authmanagerinfoModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `meta=authmanagerinfo` strictly, before they are sent. */
export const validateAuthmanagerinfo: Validator<AuthmanagerinfoParams> = /* @__PURE__ */ validator(
  authmanagerinfoModule,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `meta=authmanagerinfo` in a request as the server does. */
export function readAuthmanagerinfo(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof authmanagerinfoModule>> {
  return readModule(authmanagerinfoModule, rules, wire, options);
}
