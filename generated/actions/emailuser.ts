// Generated from spec/actions/catalogue.json (emailuser) by `paramsmith generate`. Do not edit.

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
import type { EmailuserResult } from "./results/emailuser.js";

/** Parameters of `action=emailuser`. */
export interface EmailuserParams {
  /** Name of the recipient. */
  readonly target: string;
  /** Subject of the email. */
  readonly subject: string;
  /** Body of the email. */
  readonly text: string;
  /** Whether to send a copy to the current user. */
  readonly ccme?: boolean;
  /**
   * Token that `action=query&meta=tokens&type=csrf` returns.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor of `action=emailuser`. */
export const emailuserModule: ModuleDescriptor<
  "emailuser",
  "action",
  false,
  EmailuserParams,
  {},
  EmailuserResult
> &
  PostedModule = {
  name: "emailuser",
  path: "emailuser",
  group: "action",
  prefix: "",
  select: { action: "emailuser" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    target: { type: "string", required: true },
    subject: { type: "string", required: true },
    text: { type: "text", required: true },
    ccme: { type: "boolean" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(emailuserModule, requestRoot);

/**
 * Sends an email to a user.
 *
 * Requests `action=emailuser`.
 * @see https://www.mediawiki.org/wiki/API:Email
 */
export function emailuser<const P extends EmailuserParams, V extends string = "2">(
  params: Exact<P, EmailuserParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof emailuserModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { string: boundedStringCheck, text: boundedStringCheck };

/** Checks parameters of `action=emailuser` strictly, before they are sent. */
export const validateEmailuser: Validator<EmailuserParams> = /* @__PURE__ */ validator(
  emailuserModule,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `action=emailuser` in a request as the server does. */
export function readEmailuser(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof emailuserModule>> {
  return readModule(emailuserModule, rules, wire, options);
}
