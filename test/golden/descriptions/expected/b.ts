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

/** Parameters of `list=b`. */
export interface BParams {}

/** The descriptor of `list=b`. */
export const bModule: ModuleDescriptor<"b", "list", false, BParams> = {
  name: "b",
  path: "query+b",
  group: "list",
  prefix: "b",
  select: { action: "query", list: "b" },
  generator: false,
  params: {},
  rows: false,
};

const requests = /* @__PURE__ */ moduleRequests(bModule, requestRoot);

/**
 * A text of the wiki.
 *
 * Requests `list=b`.
 * @see https://wiki.example/Help:B
 */
export function b<
  const P extends BParams = {},
  V extends string = "1",
  const O extends object = {},
>(
  params?: Exact<P, BParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof bModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `list=b` strictly, before they are sent. */
export const validateB: Validator<BParams> = /* @__PURE__ */ validator(bModule, checks);

const rules: Rules = {};

/** Parses the parameters of `list=b` in a request as the server does. */
export function readB(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof bModule>> {
  return readModule(bModule, rules, wire, options);
}
