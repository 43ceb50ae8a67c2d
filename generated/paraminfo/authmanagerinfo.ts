// Generated from spec/paraminfo/catalogue.json (query+authmanagerinfo) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, ModuleParser, QueryBuilder, Validator } from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { AuthmanagerinfoResult } from "./results/authmanagerinfo.js";

/** Parameters of `meta=authmanagerinfo`. */
export interface AuthmanagerinfoParams {
  /** Operation for which to test whether the session is recent enough. */
  readonly securitysensitiveoperation?: string;
  /**
   * Authentication action for which to return the required fields.
   * - change: Changing credentials.
   * - create: Creating an account.
   * - create-continue: Continuing the creation of an account.
   * - link: Linking an account of a different provider.
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

/** The descriptor type of `meta=authmanagerinfo`. */
export interface AuthmanagerinfoModule extends ModuleDescriptor<
  "authmanagerinfo",
  "meta",
  false,
  AuthmanagerinfoParams,
  "messageformat",
  AuthmanagerinfoResult
> {}

/** The descriptor of `meta=authmanagerinfo`. */
export const authmanagerinfoModule: AuthmanagerinfoModule = {
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

/**
 * Returns the requirements for logging in, creating accounts and changing credentials.
 *
 * Requests `meta=authmanagerinfo`.
 * @see https://www.mediawiki.org/wiki/API:Authmanagerinfo
 */
export const authmanagerinfo: QueryBuilder<
  AuthmanagerinfoModule,
  AuthmanagerinfoParams,
  QueryOptions,
  {}
> = /* @__PURE__ */ moduleRequests(authmanagerinfoModule, requestRoot);

/** Validates the parameters of `meta=authmanagerinfo` strictly before they are sent. */
export const validateAuthmanagerinfo: Validator<AuthmanagerinfoParams> = /* @__PURE__ */ validator(
  authmanagerinfoModule,
  { enum: enumCheck },
);

/** Parses the parameters of `meta=authmanagerinfo` in a request, as the server does. */
export const parseAuthmanagerinfo: ModuleParser<AuthmanagerinfoModule> =
  /* @__PURE__ */ moduleParser(authmanagerinfoModule, { enum: enumeration });
