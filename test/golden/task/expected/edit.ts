// Generated from spec.json (edit) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  RequiredRuledActionBuilder,
  Token,
  Validator,
} from "../runtime/validate.js";
import {
  boundedStringCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "../runtime/validate.js";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `action=edit`. */
export interface EditParams {
  /** Required. */
  readonly title?: string;
  /** Required. */
  readonly text?: string;
  /**
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=edit`. */
export interface EditModule extends ModuleDescriptor<"edit", "action", false, EditParams, never> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=edit`. */
export const editModule: EditModule = {
  name: "edit",
  path: "edit",
  group: "action",
  prefix: "",
  select: { action: "edit" },
  generator: false,
  mustbeposted: true,
  params: {
    title: { type: "string" },
    text: { type: "text" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
  rules: [
    { kind: "requiredOneOf", of: ["text"] },
    { kind: "onlyOneOf", of: ["title"] },
  ],
};

/** Requests `action=edit`. */
export const edit: RequiredRuledActionBuilder<
  EditModule,
  EditParams,
  RequestOptions,
  readonly ["requiredOneOf", "text"] | readonly ["requiredOneOf", "title"]
> = /* @__PURE__ */ moduleRequests(editModule, requestRoot);

/** Validates the parameters of `action=edit` strictly before they are sent. */
export const validateEdit: Validator<EditParams> = /* @__PURE__ */ validator(
  editModule,
  { string: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=edit` in a request, as the server does. */
export const parseEdit: ModuleParser<EditModule> = /* @__PURE__ */ moduleParser(editModule);
