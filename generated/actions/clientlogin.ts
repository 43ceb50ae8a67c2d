// Generated from spec/actions/catalogue.json (clientlogin) by `paramsmith generate`. Do not edit.

import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  moduleReader,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ClientloginResult } from "./results/clientlogin.js";

/** Parameters of `action=clientlogin`. */
export interface ClientloginParams {
  /**
   * Only use these authentication requests, by the id returned from action=query&meta=authmanagerinfo with amirequestsfor=login or from a previous response from this module.
   * Up to 50 values (500 with high limits).
   */
  readonly requests?: OneOrMore<string>;
  /**
   * Format to use for returning messages.
   * @default "wikitext"
   */
  readonly messageformat?: "html" | "none" | "raw" | "wikitext";
  /** Merge field information for all authentication requests into one array. */
  readonly mergerequestfields?: boolean;
  /** Preserve state from a previous failed login attempt, if possible. */
  readonly preservestate?: boolean;
  /**
   * Return URL for third-party authentication flows, must be absolute. Either this or logincontinue is required.
   * Upon receiving a REDIRECT response, you will typically open a browser or web view to the specified redirecttarget URL for a third-party authentication flow. When that completes, the third party will send the browser or web view to this URL. You should extract any query or POST parameters from the URL and pass them as a logincontinue request to this API module.
   */
  readonly returnurl?: string;
  /** This request is a continuation after an earlier UI or REDIRECT response. Either this or loginreturnurl is required. */
  readonly continue?: boolean;
  /**
   * A "login" token retrieved from action=query&meta=tokens
   * Requires a token of type `"login"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"login">;
}

/** The type of the descriptor of `action=clientlogin`. */
export interface ClientloginModule extends ModuleDescriptor<
  "clientlogin",
  "action",
  false,
  ClientloginParams,
  "messageformat",
  ClientloginResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=clientlogin`. */
export const clientloginModule: ClientloginModule = {
  name: "clientlogin",
  path: "clientlogin",
  group: "action",
  prefix: "login",
  select: { action: "clientlogin" },
  generator: false,
  writerights: true,
  mustbeposted: true,
  params: {
    requests: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    messageformat: {
      type: "enum",
      values: ["html", "none", "raw", "wikitext"],
      default: "wikitext",
    },
    mergerequestfields: { type: "boolean" },
    preservestate: { type: "boolean" },
    returnurl: { type: "string" },
    continue: { type: "boolean" },
    token: { type: "string", required: true, sensitive: true, token: "login" },
  },
};

/**
 * Log in to the wiki using the interactive flow.
 * The general procedure to use this module is:
 * 1. Fetch the fields available from action=query&meta=authmanagerinfo with amirequestsfor=login, and a login token from action=query&meta=tokens.
 * 2. Present the fields to the user, and obtain their submission.
 * 3. Post to this module, supplying loginreturnurl and any relevant fields.
 * 4. Check the status in the response.
 * - If you received PASS or FAIL, you're done. The operation either succeeded or it didn't.
 * - If you received UI, present the new fields to the user and obtain their submission. Then post to this module with logincontinue and the relevant fields set, and repeat step 4.
 * - If you received REDIRECT, direct the user to the redirecttarget and wait for the return to loginreturnurl. Then post to this module with logincontinue and any fields passed to the return URL, and repeat step 4.
 * - If you received RESTART, that means the authentication worked but we don't have a linked user account. You might treat this as UI or as FAIL.
 *
 * Requests `action=clientlogin`.
 */
export const clientlogin: ActionBuilder<ClientloginModule, ClientloginParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(clientloginModule, requestRoot);

/** Checks parameters of `action=clientlogin` strictly, before they are sent. */
export const validateClientlogin: Validator<ClientloginParams> = /* @__PURE__ */ validator(
  clientloginModule,
  { enum: enumCheck, string: boundedStringCheck },
);

/** Parses the parameters of `action=clientlogin` in a request as the server does. */
export const readClientlogin: ModuleReader<ClientloginModule> = /* @__PURE__ */ moduleReader(
  clientloginModule,
  { enum: enumeration },
);
