// Generated from spec/actions/catalogue.json (emailuser) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  RequiredActionBuilder,
  Token,
  Validator,
} from "paramsmith/validate";
import { boundedStringCheck, moduleParser, moduleRequests, validator } from "paramsmith/validate";
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
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=emailuser`. */
export interface EmailuserModule extends ModuleDescriptor<
  "emailuser",
  "action",
  false,
  EmailuserParams,
  never,
  EmailuserResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=emailuser`. */
export const emailuserModule: EmailuserModule = {
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

/**
 * Sends an email to a user.
 *
 * Requests `action=emailuser`.
 * @see https://www.mediawiki.org/wiki/API:Email
 */
export const emailuser: RequiredActionBuilder<EmailuserModule, EmailuserParams, RequestOptions> =
  /* @__PURE__ */ moduleRequests(emailuserModule, requestRoot);

/** Validates the parameters of `action=emailuser` strictly before they are sent. */
export const validateEmailuser: Validator<EmailuserParams> = /* @__PURE__ */ validator(
  emailuserModule,
  { string: boundedStringCheck, text: boundedStringCheck },
);

/** Parses the parameters of `action=emailuser` in a request, as the server does. */
export const parseEmailuser: ModuleParser<EmailuserModule> =
  /* @__PURE__ */ moduleParser(emailuserModule);
