// Generated from spec.json (query+__proto__) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  PlainQueryBuilder,
  Validator,
} from "../runtime/validate.js";
import { moduleParser, plainRequests, validator } from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** The descriptor type of `list=__proto__`. */
export interface __proto___Module extends ModuleDescriptor<"__proto__", "list", false, {}, never> {}

/** The descriptor of `list=__proto__`. */
export const __proto___Module: __proto___Module = {
  name: "__proto__",
  path: "query+__proto__",
  group: "list",
  prefix: "n6x",
  select: { action: "query", list: "__proto__" },
  generator: false,
  params: {},
  rows: false,
};

/** Requests `list=__proto__`. */
export const __proto___: PlainQueryBuilder<__proto___Module, QueryOptions> =
  /* @__PURE__ */ plainRequests(__proto___Module, requestRoot);

/** Validates the parameters of `list=__proto__` strictly before they are sent. */
export const validate__proto___: Validator<{}> = /* @__PURE__ */ validator(__proto___Module);

/** Parses the parameters of `list=__proto__` in a request, as the server does. */
export const parse__proto___: ModuleParser<__proto___Module> =
  /* @__PURE__ */ moduleParser(__proto___Module);
