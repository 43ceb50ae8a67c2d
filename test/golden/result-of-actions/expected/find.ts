// Generated from spec.json (find) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleParser,
  Validator,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  moduleParser,
  moduleRequests,
  responseForm,
  validator,
} from "../runtime/validate.js";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { FindResult } from "./results/find.js";

/** Parameters of `action=find`. */
export interface FindParams {
  readonly search?: string;
  /** @default "json" */
  readonly as?: "json" | "xml";
}

/** The descriptor type of `action=find`. */
export interface FindModule extends ModuleDescriptor<
  "find",
  "action",
  false,
  FindParams,
  "as",
  FindResult
> {}

/** The descriptor of `action=find`. */
export const findModule: FindModule = {
  name: "find",
  path: "find",
  group: "action",
  prefix: "",
  select: { action: "find" },
  generator: false,
  params: {
    search: { type: "string" },
    as: { type: "enum", values: ["json", "xml"], default: "json" },
  },
  forms: [{ is: "text", when: { as: ["xml"] } }, { is: "list" }],
};

/** Requests `action=find`. */
export const find: ActionBuilder<FindModule, FindParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(findModule, requestRoot, { responseForm });

/** Validates the parameters of `action=find` strictly before they are sent. */
export const validateFind: Validator<FindParams> = /* @__PURE__ */ validator(findModule, {
  enum: enumCheck,
});

/** Parses the parameters of `action=find` in a request, as the server does. */
export const parseFind: ModuleParser<FindModule> = /* @__PURE__ */ moduleParser(findModule, {
  enum: enumeration,
});
