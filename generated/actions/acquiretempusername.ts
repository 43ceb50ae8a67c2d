// Generated from spec/actions/catalogue.json (acquiretempusername) by `paramsmith generate`. Do not edit.

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
import type { AcquiretempusernameResult } from "./results/acquiretempusername.js";

/** Parameters of `action=acquiretempusername`. */
export interface AcquiretempusernameParams {}

/** The descriptor of `action=acquiretempusername`. */
export const acquiretempusernameModule: ModuleDescriptor<
  "acquiretempusername",
  "action",
  false,
  AcquiretempusernameParams,
  {},
  AcquiretempusernameResult
> &
  PostedModule = {
  name: "acquiretempusername",
  path: "acquiretempusername",
  group: "action",
  prefix: "",
  select: { action: "acquiretempusername" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {},
};

const requests = /* @__PURE__ */ moduleRequests(acquiretempusernameModule, requestRoot);

/**
 * Acquire a temporary user username and stash it in the current session, if temp account creation is enabled and the current user is logged out. If a name has already been stashed, returns the same name.
 * If the user later performs an action that results in temp account creation, the stashed username will be used for their account. It may also be used in previews. However, the account is not created yet, and the name is not visible to other users.
 *
 * Requests `action=acquiretempusername`.
 */
export function acquiretempusername<
  const P extends AcquiretempusernameParams = {},
  V extends string = "2",
>(
  params?: Exact<P, AcquiretempusernameParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof acquiretempusernameModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `action=acquiretempusername` strictly, before they are sent. */
export const validateAcquiretempusername: Validator<AcquiretempusernameParams> =
  /* @__PURE__ */ validator(acquiretempusernameModule, checks);

const rules: Rules = {};

/** Parses the parameters of `action=acquiretempusername` in a request as the server does. */
export function readAcquiretempusername(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof acquiretempusernameModule>> {
  return readModule(acquiretempusernameModule, rules, wire, options);
}
