// Generated from spec/actions/catalogue.json (clearhasmsg) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "../runtime/model/descriptor.js";
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
import type { Checks } from "../runtime/rules/check.js";
import type { Rules } from "../runtime/rules/rule.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ClearhasmsgResult } from "./results/clearhasmsg.js";

/** Parameters of `action=clearhasmsg`. */
export interface ClearhasmsgParams {}

/** The descriptor of `action=clearhasmsg`. */
export const clearhasmsgModule: ModuleDescriptor<
  "clearhasmsg",
  "action",
  false,
  ClearhasmsgParams,
  {},
  ClearhasmsgResult
> &
  PostedModule = {
  name: "clearhasmsg",
  path: "clearhasmsg",
  group: "action",
  prefix: "",
  select: { action: "clearhasmsg" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {},
};

const requests = /* @__PURE__ */ moduleRequests(clearhasmsgModule, requestRoot);

/**
 * Clears the hasmsg flag for the current user.
 *
 * Requests `action=clearhasmsg`.
 */
export function clearhasmsg<const P extends ClearhasmsgParams = {}, V extends string = "2">(
  params?: Exact<P, ClearhasmsgParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof clearhasmsgModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `action=clearhasmsg` strictly, before they are sent. */
export const validateClearhasmsg: Validator<ClearhasmsgParams> = /* @__PURE__ */ validator(
  clearhasmsgModule,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `action=clearhasmsg` in a request as the server does. */
export function readClearhasmsg(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof clearhasmsgModule>> {
  return readModule(clearhasmsgModule, rules, wire, options);
}
