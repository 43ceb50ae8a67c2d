// Generated from spec.json (query+c) by `paramsmith generate`. Do not edit.

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
import type { CResult } from "./results/c.js";

/** Parameters of `list=c`. */
export interface CParams {}

/** The descriptor of `list=c`. */
export const cModule: ModuleDescriptor<"c", "list", false, CParams, {}, CResult> = {
  name: "c",
  path: "query+c",
  group: "list",
  prefix: "c",
  select: { action: "query", list: "c" },
  generator: false,
  params: {},
};

const requests = /* @__PURE__ */ moduleRequests(cModule, requestRoot);

/** Requests `list=c`. */
export function c<
  const P extends CParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, CParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof cModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `list=c` strictly, before they are sent. */
export const validateC: Validator<CParams> = /* @__PURE__ */ validator(cModule, checks);

const rules: Rules = {};

/** Parses the parameters of `list=c` in a request as the server does. */
export function readC(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof cModule>> {
  return readModule(cModule, rules, wire, options);
}
