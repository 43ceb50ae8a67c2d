// Generated from spec.json (query+3d) by `paramsmith generate`. Do not edit.

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

/** Parameters of `list=3d`. */
export interface _3dParams {}

/** The descriptor of `list=3d`. */
export const _3dModule: ModuleDescriptor<"3d", "list", false, _3dParams> = {
  name: "3d",
  path: "query+3d",
  group: "list",
  prefix: "n5x",
  select: { action: "query", list: "3d" },
  generator: false,
  params: {},
  rows: false,
};

const requests = /* @__PURE__ */ moduleRequests(_3dModule, requestRoot);

/** Requests `list=3d`. */
export function _3d<
  const P extends _3dParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, _3dParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof _3dModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `list=3d` strictly, before they are sent. */
export const validate_3d: Validator<_3dParams> = /* @__PURE__ */ validator(_3dModule, checks);

const rules: Rules = {};

/** Parses the parameters of `list=3d` in a request as the server does. */
export function read_3d(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof _3dModule>> {
  return readModule(_3dModule, rules, wire, options);
}
