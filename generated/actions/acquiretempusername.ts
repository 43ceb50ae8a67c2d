// Generated from spec/actions/catalogue.json (acquiretempusername) by `paramsmith generate`. Do not edit.

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
 * Reserves the name of a temporary account for the session of a user who is not logged in.
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
