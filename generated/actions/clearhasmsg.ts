// Generated from spec/actions/catalogue.json (clearhasmsg) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  ParsedParams,
  PostedModule,
  Rules,
  Validator,
  Versioned,
  WireInput,
} from "paramsmith/validate";
import { moduleRequests, readModule, validator } from "paramsmith/validate";
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
 * Clears the notice that the current user has new messages.
 *
 * Requests `action=clearhasmsg`.
 * @see https://www.mediawiki.org/wiki/API:ClearHasMsg
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
