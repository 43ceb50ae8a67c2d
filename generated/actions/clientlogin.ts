// Generated from spec/actions/catalogue.json (clientlogin) by `paramsmith generate`. Do not edit.

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
import type { ClientloginResult } from "./results/clientlogin.js";

/** Parameters of `action=clientlogin`. */
export interface ClientloginParams {
  /**
   * Ids of the authentication requests to use, as `amirequestsfor=login` or the last response lists them.
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
  /** Whether to reuse the data of an earlier login attempt that did not finish. */
  readonly preservestate?: boolean;
  /**
   * Full URL to which an external provider redirects the browser. Required for the first request.
   * At least one of `continue` and `returnurl` is required.
   */
  readonly returnurl?: string;
  /**
   * Whether the request continues a login after a response with `UI` or `REDIRECT`.
   * At least one of `continue` and `returnurl` is required.
   */
  readonly continue?: boolean;
  /**
   * Token of type `login`, from `action=query&meta=tokens&type=login`.
   * Requires a token of type `"login"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"login">;
}

/** The descriptor type of `action=clientlogin`. */
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
  rules: [{ kind: "requiredOneOf", of: ["continue", "returnurl"] }],
};

/**
 * Logs in with any authentication method of the wiki, in several steps if necessary.
 *
 * Requests `action=clientlogin`.
 * @see https://www.mediawiki.org/wiki/API:Login
 */
export const clientlogin: RequiredRuledActionBuilder<
  ClientloginModule,
  ClientloginParams,
  RequestOptions,
  readonly ["requiredOneOf", "continue" | "returnurl"]
> = /* @__PURE__ */ moduleRequests(clientloginModule, requestRoot);

/** Validates the parameters of `action=clientlogin` strictly before they are sent. */
export const validateClientlogin: Validator<ClientloginParams> = /* @__PURE__ */ validator(
  clientloginModule,
  { enum: enumCheck, string: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=clientlogin` in a request, as the server does. */
export const parseClientlogin: ModuleParser<ClientloginModule> = /* @__PURE__ */ moduleParser(
  clientloginModule,
  { enum: enumeration },
);
