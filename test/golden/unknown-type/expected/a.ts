// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.

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

/** Parameters of `list=a`. */
export interface AParams {
  /** Of the type `"colour"`, of which Paramsmith knows nothing. */
  readonly p?: string;
}

/** The descriptor of `list=a`. */
export const aModule: ModuleDescriptor<"a", "list", false, AParams> = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: false,
  params: { p: { type: "unknown" } },
  rows: false,
};

const requests = /* @__PURE__ */ moduleRequests(aModule, requestRoot);

/** Requests `list=a`. */
export function a<
  const P extends AParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, AParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof aModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `list=a` strictly, before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(aModule, checks);

const rules: Rules = {};

/** Parses the parameters of `list=a` in a request as the server does. */
export function readA(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof aModule>> {
  return readModule(aModule, rules, wire, options);
}
