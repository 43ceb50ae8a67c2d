// Generated from spec.json (query+now) by `paramsmith generate`. Do not edit.

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

/** Parameters of `meta=now`. */
export interface NowParams {}

/** The descriptor of `meta=now`. */
export const nowModule: ModuleDescriptor<"now", "meta", false, NowParams> = {
  name: "now",
  path: "query+now",
  group: "meta",
  prefix: "nw",
  select: { action: "query", meta: "now" },
  generator: false,
  params: {},
  rows: false,
};

const requests = /* @__PURE__ */ moduleRequests(nowModule, requestRoot);

/** Requests `meta=now`. */
export function now<
  const P extends NowParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, NowParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof nowModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `meta=now` strictly, before they are sent. */
export const validateNow: Validator<NowParams> = /* @__PURE__ */ validator(nowModule, checks);

const rules: Rules = {};

/** Parses the parameters of `meta=now` in a request as the server does. */
export function readNow(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof nowModule>> {
  return readModule(nowModule, rules, wire, options);
}
