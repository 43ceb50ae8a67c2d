// Generated from spec.json (tokens) by `paramsmith generate`. Do not edit.

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
import type { Checks } from "../runtime/rules/check.js";
import type { Rules } from "../runtime/rules/rule.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
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
