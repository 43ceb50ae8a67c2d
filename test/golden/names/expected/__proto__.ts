// Generated from spec.json (query+__proto__) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  OnePageSelector,
  ParsedParams,
  Rules,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import { moduleRequests, readModule, validator } from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=__proto__`. */
export interface __proto___Params {}

/** The descriptor of `list=__proto__`. */
export const __proto___Module: ModuleDescriptor<"__proto__", "list", false, __proto___Params> = {
  name: "__proto__",
  path: "query+__proto__",
  group: "list",
  prefix: "n6x",
  select: { action: "query", list: "__proto__" },
  generator: false,
  params: {},
  rows: false,
};

const requests = /* @__PURE__ */ moduleRequests(__proto___Module, requestRoot);

/** Requests `list=__proto__`. */
export function __proto___<
  const P extends __proto___Params = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, __proto___Params>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof __proto___Module, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `list=__proto__` strictly, before they are sent. */
export const validate__proto___: Validator<__proto___Params> = /* @__PURE__ */ validator(
  __proto___Module,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `list=__proto__` in a request as the server does. */
export function read__proto___(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof __proto___Module>> {
  return readModule(__proto___Module, rules, wire, options);
}
