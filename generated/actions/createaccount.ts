// Generated from spec/actions/catalogue.json (createaccount) by `paramsmith generate`. Do not edit.

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
import type { CreateaccountResult } from "./results/createaccount.js";

/** Parameters of `action=createaccount`. */
export interface CreateaccountParams {
  /**
   * Ids of the authentication requests to use, as `amirequestsfor=create` or the last response lists them.
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
   * Whether the request continues an account creation after a response with `UI` or `REDIRECT`.
   * At least one of `continue` and `returnurl` is required.
   */
  readonly continue?: boolean;
  /**
   * Token of type `createaccount`, from `action=query&meta=tokens&type=createaccount`.
   * Requires a token of type `"createaccount"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"createaccount">;
}

/** The descriptor type of `action=createaccount`. */
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
  rules: [{ kind: "requiredOneOf", of: ["continue", "returnurl"] }],
};

/**
 * Creates an account, in several steps if the wiki requires it.
 *
 * Requests `action=createaccount`.
 * @see https://www.mediawiki.org/wiki/API:Account_creation
 */
export const createaccount: RequiredRuledActionBuilder<
  CreateaccountModule,
  CreateaccountParams,
  RequestOptions,
  readonly ["requiredOneOf", "continue" | "returnurl"]
> = /* @__PURE__ */ moduleRequests(createaccountModule, requestRoot);

/** Validates the parameters of `action=createaccount` strictly before they are sent. */
export const validateCreateaccount: Validator<CreateaccountParams> = /* @__PURE__ */ validator(
  createaccountModule,
  { enum: enumCheck, string: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=createaccount` in a request, as the server does. */
export const parseCreateaccount: ModuleParser<CreateaccountModule> = /* @__PURE__ */ moduleParser(
  createaccountModule,
  { enum: enumeration },
);
