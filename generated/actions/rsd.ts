// Generated from spec/actions/catalogue.json (rsd) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  ParsedParams,
  Rules,
  Validator,
  Versioned,
  WireInput,
} from "paramsmith/validate";
import { moduleRequests, readModule, responseForm, validator } from "paramsmith/validate";
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
 * Returns the Really Simple Discovery (RSD) document, which lists the APIs of the wiki.
 *
 * Requests `action=rsd`.
 * @see https://www.mediawiki.org/wiki/API:Rsd
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
