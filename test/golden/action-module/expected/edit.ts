// Generated from spec.json (edit) by `paramsmith generate`. Do not edit.

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
} from "../runtime/validate.js";
import {
  boundedStringCheck,
  moduleRequests,
  readModule,
  title,
  titleCheck,
  validator,
} from "../runtime/validate.js";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `action=edit`. */
export interface EditParams {
  readonly title?: string;
  /**
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor of `action=edit`. */
export const editModule: ModuleDescriptor<"edit", "action", false, EditParams> & PostedModule = {
  name: "edit",
  path: "edit",
  group: "action",
  prefix: "",
  select: { action: "edit" },
  generator: false,
  writerights: true,
  mustbeposted: true,
  params: {
    title: { type: "title" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(editModule, requestRoot);

/** Requests `action=edit`. */
export function edit<const P extends EditParams = {}, V extends string = "2">(
  params?: Exact<P, EditParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof editModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { string: boundedStringCheck, title: titleCheck };

/** Checks parameters of `action=edit` strictly, before they are sent. */
export const validateEdit: Validator<EditParams> = /* @__PURE__ */ validator(editModule, checks);

const rules: Rules = { title };

/** Parses the parameters of `action=edit` in a request as the server does. */
export function readEdit(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof editModule>> {
  return readModule(editModule, rules, wire, options);
}
