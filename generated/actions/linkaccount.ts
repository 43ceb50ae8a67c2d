// Generated from spec/actions/catalogue.json (linkaccount) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledActionBuilder,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { LinkaccountResult } from "./results/linkaccount.js";

/** Parameters of `action=linkaccount`. */
export interface LinkaccountParams {
  /**
   * Ids of the authentication requests to use, as `amirequestsfor=link` or the last response lists them.
   * Up to 50 values (500 with high limits).
   */
  readonly requests?: OneOrMore<string>;
  /**
   * Format of the messages in the response.
   * - html: HTML.
   * - none: No messages.
   * - raw: Keys and parameters of messages.
   * - wikitext: Wikitext that is not parsed.
   * @default "wikitext"
   */
  readonly messageformat?: "html" | "none" | "raw" | "wikitext";
  /** Whether to combine the fields of all authentication requests. */
  readonly mergerequestfields?: boolean;
  /**
   * Full URL to which an external provider redirects the browser. Required for the first request.
   * At least one of `continue` and `returnurl` is required.
   */
  readonly returnurl?: string;
  /**
   * Whether the request continues linking an account after a response with `UI` or `REDIRECT`.
   * At least one of `continue` and `returnurl` is required.
   */
  readonly continue?: boolean;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=linkaccount`. */
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
  rules: [{ kind: "requiredOneOf", of: ["continue", "returnurl"] }],
};

/**
 * Links the current user's account to an account of a different service.
 *
 * Requests `action=linkaccount`.
 * @see https://www.mediawiki.org/wiki/API:Linkaccount
 */
export const linkaccount: RequiredRuledActionBuilder<
  LinkaccountModule,
  LinkaccountParams,
  RequestOptions,
  readonly ["requiredOneOf", "continue" | "returnurl"]
> = /* @__PURE__ */ moduleRequests(linkaccountModule, requestRoot);

/** Validates the parameters of `action=linkaccount` strictly before they are sent. */
export const validateLinkaccount: Validator<LinkaccountParams> = /* @__PURE__ */ validator(
  linkaccountModule,
  { enum: enumCheck, string: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=linkaccount` in a request, as the server does. */
export const parseLinkaccount: ModuleParser<LinkaccountModule> = /* @__PURE__ */ moduleParser(
  linkaccountModule,
  { enum: enumeration },
);
