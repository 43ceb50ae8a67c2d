// Generated from spec/actions/catalogue.json (emailuser) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, Token } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { EmailuserResult } from "./results/emailuser.js";

/** Parameters of `action=emailuser`. */
export interface EmailuserParams {
  /** User to send the email to. */
  readonly target: string;
  /** Subject header. */
  readonly subject: string;
  /** Email body. */
  readonly text: string;
  /** Send a copy of this mail to me. */
  readonly ccme?: boolean;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
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
 * Email a user.
 *
 * Requests `action=emailuser`.
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
