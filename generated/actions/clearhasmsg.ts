// Generated from spec/actions/catalogue.json (clearhasmsg) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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
