// Generated from spec.json (edit) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { RequestOptions } from "../composed-query/options.js";
import { requestRoot } from "../composed-query/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  RequiredRuledActionBuilder,
  Validator,
} from "../runtime/validate.js";
import {
  moduleParser,
  moduleRequests,
  paramRules,
  title,
  titleCheck,
  validator,
} from "../runtime/validate.js";

/** Parameters of `action=edit`. */
export interface EditParams {
  /** Required. */
  readonly title?: string;
}

/** The descriptor type of `action=edit`. */
export interface EditModule extends ModuleDescriptor<"edit", "action", false, EditParams, never> {}

/** The descriptor of `action=edit`. */
export const editModule: EditModule = {
  name: "edit",
  path: "edit",
  group: "action",
  prefix: "",
  select: { action: "edit" },
  generator: false,
  writerights: true,
  params: { title: { type: "title" } },
  rules: [{ kind: "onlyOneOf", of: ["title"] }],
};

/** Requests `action=edit`. */
export const edit: RequiredRuledActionBuilder<
  EditModule,
  EditParams,
  RequestOptions,
  readonly ["requiredOneOf", "title"]
> = /* @__PURE__ */ moduleRequests(editModule, requestRoot);

/** Validates the parameters of `action=edit` strictly before they are sent. */
export const validateEdit: Validator<EditParams> = /* @__PURE__ */ validator(
  editModule,
  { title: titleCheck },
  paramRules,
);

/** Parses the parameters of `action=edit` in a request, as the server does. */
export const parseEdit: ModuleParser<EditModule> = /* @__PURE__ */ moduleParser(editModule, {
  title,
});
