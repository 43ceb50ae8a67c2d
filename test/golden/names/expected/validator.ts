// Generated from spec.json (query+validator) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  PlainQueryBuilder,
  Validator,
} from "../runtime/validate.js";
import { moduleParser, plainRequests, validator as runtimeValidator } from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** The descriptor type of `list=validator`. */
export interface ValidatorModule extends ModuleDescriptor<"validator", "list", false, {}, never> {}

/** The descriptor of `list=validator`. */
export const validatorModule: ValidatorModule = {
  name: "validator",
  path: "query+validator",
  group: "list",
  prefix: "n13x",
  select: { action: "query", list: "validator" },
  generator: false,
  params: {},
  rows: false,
};

/** Requests `list=validator`. */
export const validator: PlainQueryBuilder<ValidatorModule, QueryOptions> =
  /* @__PURE__ */ plainRequests(validatorModule, requestRoot);

/** Validates the parameters of `list=validator` strictly before they are sent. */
export const validateValidator: Validator<{}> = /* @__PURE__ */ runtimeValidator(validatorModule);

/** Parses the parameters of `list=validator` in a request, as the server does. */
export const parseValidator: ModuleParser<ValidatorModule> =
  /* @__PURE__ */ moduleParser(validatorModule);
