// Generated from spec.json (query+b) by `paramsmith generate`. Do not edit.

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
import type { BResult } from "./results/b.js";

/** Parameters of `meta=b`. */
export interface BParams {}

/** The descriptor of `meta=b`. */
export const bModule: ModuleDescriptor<"b", "meta", false, BParams, {}, BResult> = {
  name: "b",
  path: "query+b",
  group: "meta",
  prefix: "b",
  select: { action: "query", meta: "b" },
  generator: false,
  params: {},
  rows: { at: ["query", "b"], kind: "object" },
};

const requests = /* @__PURE__ */ moduleRequests(bModule, requestRoot);

/** Requests `meta=b`. */
export function b<
  const P extends BParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, BParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof bModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `meta=b` strictly, before they are sent. */
export const validateB: Validator<BParams> = /* @__PURE__ */ validator(bModule, checks);

const rules: Rules = {};

/** Parses the parameters of `meta=b` in a request as the server does. */
export function readB(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof bModule>> {
  return readModule(bModule, rules, wire, options);
}
