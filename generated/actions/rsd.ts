// Generated from spec/actions/catalogue.json (rsd) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
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
import { responseForm } from "@paramsmith/runtime/internal/request/response-form";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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
