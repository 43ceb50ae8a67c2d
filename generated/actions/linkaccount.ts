// Generated from spec/actions/catalogue.json (linkaccount) by `paramsmith generate`. Do not edit.

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
import type { LinkaccountResult } from "./results/linkaccount.js";

/** Parameters of `action=linkaccount`. */
export interface LinkaccountParams {
  /**
   * Only use these authentication requests, by the id returned from action=query&meta=authmanagerinfo with amirequestsfor=link or from a previous response from this module.
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
   * Return URL for third-party authentication flows, must be absolute. Either this or linkcontinue is required.
   * Upon receiving a REDIRECT response, you will typically open a browser or web view to the specified redirecttarget URL for a third-party authentication flow. When that completes, the third party will send the browser or web view to this URL. You should extract any query or POST parameters from the URL and pass them as a linkcontinue request to this API module.
   */
  readonly returnurl?: string;
  /** This request is a continuation after an earlier UI or REDIRECT response. Either this or linkreturnurl is required. */
  readonly continue?: boolean;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The type of the descriptor of `action=linkaccount`. */
export interface LinkaccountModule extends ModuleDescriptor<
  "linkaccount",
  "action",
  false,
  LinkaccountParams,
  "messageformat",
  LinkaccountResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=linkaccount`. */
export const linkaccountModule: LinkaccountModule = {
  name: "linkaccount",
  path: "linkaccount",
  group: "action",
  prefix: "link",
  select: { action: "linkaccount" },
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
    returnurl: { type: "string" },
    continue: { type: "boolean" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

/**
 * Link an account from a third-party provider to the current user.
 * The general procedure to use this module is:
 * 1. Fetch the fields available from action=query&meta=authmanagerinfo with amirequestsfor=link, and a csrf token from action=query&meta=tokens.
 * 2. Present the fields to the user, and obtain their submission.
 * 3. Post to this module, supplying linkreturnurl and any relevant fields.
 * 4. Check the status in the response.
 * - If you received PASS or FAIL, you're done. The operation either succeeded or it didn't.
 * - If you received UI, present the new fields to the user and obtain their submission. Then post to this module with linkcontinue and the relevant fields set, and repeat step 4.
 * - If you received REDIRECT, direct the user to the redirecttarget and wait for the return to linkreturnurl. Then post to this module with linkcontinue and any fields passed to the return URL, and repeat step 4.
 * - If you received RESTART, that means the authentication worked but we don't have a linked user account. You might treat this as UI or as FAIL.
 *
 * Requests `action=linkaccount`.
 */
export const linkaccount: ActionBuilder<LinkaccountModule, LinkaccountParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(linkaccountModule, requestRoot);

/** Checks parameters of `action=linkaccount` strictly, before they are sent. */
export const validateLinkaccount: Validator<LinkaccountParams> = /* @__PURE__ */ validator(
  linkaccountModule,
  { enum: enumCheck, string: boundedStringCheck },
);

/** Parses the parameters of `action=linkaccount` in a request as the server does. */
export const readLinkaccount: ModuleReader<LinkaccountModule> = /* @__PURE__ */ moduleReader(
  linkaccountModule,
  { enum: enumeration },
);
