// Generated from spec/actions/catalogue.json (rsd) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "../runtime/model/descriptor.js";
import type { Exact } from "../runtime/model/values.js";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "../runtime/read/parsed-params.js";
import { readModule } from "../runtime/read/parsed-params.js";
import type { ModuleRequest, Versioned } from "../runtime/request/request.js";
import { moduleRequests } from "../runtime/request/request.js";
import { responseForm } from "../runtime/request/response-form.js";
import type { Checks } from "../runtime/rules/check.js";
import type { Rules } from "../runtime/rules/rule.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { RsdResult } from "./results/rsd.js";

/** Parameters of `action=rsd`. */
export interface RsdParams {}

/** The descriptor of `action=rsd`. */
export const rsdModule: ModuleDescriptor<"rsd", "action", false, RsdParams, {}, RsdResult> = {
  name: "rsd",
  path: "rsd",
  group: "action",
  prefix: "",
  select: { action: "rsd" },
  generator: false,
  params: {},
  forms: [{ is: "text" }],
};

const requests = /* @__PURE__ */ moduleRequests(rsdModule, requestRoot, { responseForm });

/**
 * Export an RSD (Really Simple Discovery) schema.
 *
 * Requests `action=rsd`.
 */
export function rsd<const P extends RsdParams = {}, V extends string = "2">(
  params?: Exact<P, RsdParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof rsdModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `action=rsd` strictly, before they are sent. */
export const validateRsd: Validator<RsdParams> = /* @__PURE__ */ validator(rsdModule, checks);

const rules: Rules = {};

/** Parses the parameters of `action=rsd` in a request as the server does. */
export function readRsd(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof rsdModule>> {
  return readModule(rsdModule, rules, wire, options);
}
