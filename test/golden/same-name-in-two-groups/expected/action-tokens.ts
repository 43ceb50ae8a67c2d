// Generated from spec.json (tokens) by `paramsmith generate`. Do not edit.

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
} from "../runtime/validate.js";
import { moduleRequests, readModule, validator } from "../runtime/validate.js";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `action=tokens`. */
export interface ActionTokensParams {}

/** The descriptor of `action=tokens`. */
export const actionTokensModule: ModuleDescriptor<"tokens", "action", false, ActionTokensParams> = {
  name: "tokens",
  path: "tokens",
  group: "action",
  prefix: "",
  select: { action: "tokens" },
  generator: false,
  params: {},
};

const requests = /* @__PURE__ */ moduleRequests(actionTokensModule, requestRoot);

/** Requests `action=tokens`. */
export function actionTokens<const P extends ActionTokensParams = {}, V extends string = "2">(
  params?: Exact<P, ActionTokensParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof actionTokensModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `action=tokens` strictly, before they are sent. */
export const validateActionTokens: Validator<ActionTokensParams> = /* @__PURE__ */ validator(
  actionTokensModule,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `action=tokens` in a request as the server does. */
export function readActionTokens(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof actionTokensModule>> {
  return readModule(actionTokensModule, rules, wire, options);
}
