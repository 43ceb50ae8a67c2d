// Generated from spec/actions/catalogue.json (createaccount) by `paramsmith generate`. Do not edit.

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
import type { CreateaccountResult } from "./results/createaccount.js";

/** Parameters of `action=createaccount`. */
export interface CreateaccountParams {
  /**
   * Only use these authentication requests, by the id returned from action=query&meta=authmanagerinfo with amirequestsfor=create or from a previous response from this module.
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
  /**
   * Preserve state from a previous failed login attempt, if possible.
   * If action=query&meta=authmanagerinfo returned true for hasprimarypreservedstate, requests marked as primary-required should be omitted. If it returned a non-empty value for preservedusername, that username must be used for the username parameter.
   */
  readonly preservestate?: boolean;
  /**
   * Return URL for third-party authentication flows, must be absolute. Either this or createcontinue is required.
   * Upon receiving a REDIRECT response, you will typically open a browser or web view to the specified redirecttarget URL for a third-party authentication flow. When that completes, the third party will send the browser or web view to this URL. You should extract any query or POST parameters from the URL and pass them as a createcontinue request to this API module.
   */
  readonly returnurl?: string;
  /** This request is a continuation after an earlier UI or REDIRECT response. Either this or createreturnurl is required. */
  readonly continue?: boolean;
  /**
   * A "createaccount" token retrieved from action=query&meta=tokens
   * Requires a token of type `"createaccount"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"createaccount">;
}

/** The type of the descriptor of `action=createaccount`. */
export interface CreateaccountModule extends ModuleDescriptor<
  "createaccount",
  "action",
  false,
  CreateaccountParams,
  "messageformat",
  CreateaccountResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=createaccount`. */
export const createaccountModule: CreateaccountModule = {
  name: "createaccount",
  path: "createaccount",
  group: "action",
  prefix: "create",
  select: { action: "createaccount" },
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
    token: { type: "string", required: true, sensitive: true, token: "createaccount" },
  },
};

/**
 * Create a new user account.
 * The general procedure to use this module is:
 * 1. Fetch the fields available from action=query&meta=authmanagerinfo with amirequestsfor=create, and a createaccount token from action=query&meta=tokens.
 * 2. Present the fields to the user, and obtain their submission.
 * 3. Post to this module, supplying createreturnurl and any relevant fields.
 * 4. Check the status in the response.
 * - If you received PASS or FAIL, you're done. The operation either succeeded or it didn't.
 * - If you received UI, present the new fields to the user and obtain their submission. Then post to this module with createcontinue and the relevant fields set, and repeat step 4.
 * - If you received REDIRECT, direct the user to the redirecttarget and wait for the return to createreturnurl. Then post to this module with createcontinue and any fields passed to the return URL, and repeat step 4.
 * - If you received RESTART, that means the authentication worked but we don't have a linked user account. You might treat this as UI or as FAIL.
 *
 * Requests `action=createaccount`.
 */
export const createaccount: ActionBuilder<
  CreateaccountModule,
  CreateaccountParams,
  RequestOptions,
  {}
> = /* @__PURE__ */ moduleRequests(createaccountModule, requestRoot);

/** Checks parameters of `action=createaccount` strictly, before they are sent. */
export const validateCreateaccount: Validator<CreateaccountParams> = /* @__PURE__ */ validator(
  createaccountModule,
  { enum: enumCheck, string: boundedStringCheck },
);

/** Parses the parameters of `action=createaccount` in a request as the server does. */
export const readCreateaccount: ModuleReader<CreateaccountModule> = /* @__PURE__ */ moduleReader(
  createaccountModule,
  { enum: enumeration },
);
