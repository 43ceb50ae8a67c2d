// Generated from spec.json (query+d) by `paramsmith generate`. Do not edit.

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
import type { DResult } from "./results/d.js";

/** Parameters of `prop=d`. */
export interface DParams {}

/** The descriptor of `prop=d`. */
export const dModule: ModuleDescriptor<"d", "prop", false, DParams, {}, DResult> = {
  name: "d",
  path: "query+d",
  group: "prop",
  prefix: "d",
  select: { action: "query", prop: "d" },
  generator: false,
  params: {},
};

const requests = /* @__PURE__ */ moduleRequests(dModule, requestRoot);

/** Requests `prop=d`. */
export function d<
  const P extends DParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, DParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof dModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `prop=d` strictly, before they are sent. */
export const validateD: Validator<DParams> = /* @__PURE__ */ validator(dModule, checks);

const rules: Rules = {};

/** Parses the parameters of `prop=d` in a request as the server does. */
export function readD(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof dModule>> {
  return readModule(dModule, rules, wire, options);
}
