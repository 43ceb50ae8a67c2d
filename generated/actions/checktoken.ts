// Generated from spec/actions/catalogue.json (checktoken) by `paramsmith generate`. Do not edit.

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
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import { integer, integerCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ChecktokenResult } from "./results/checktoken.js";

/** Parameters of `action=checktoken`. */
export interface ChecktokenParams {
  /** Type of token being tested. */
  readonly type:
    | "createaccount"
    | "csrf"
    | "login"
    | "patrol"
    | "rollback"
    | "userrights"
    | "watch";
  /**
   * Token to test.
   * Sensitive: the request is sent by POST.
   */
  readonly token: string;
  /** Maximum allowed age of the token, in seconds. */
  readonly maxtokenage?: number;
}

/** The descriptor of `action=checktoken`. */
export const checktokenModule: ModuleDescriptor<
  "checktoken",
  "action",
  false,
  ChecktokenParams,
  {},
  ChecktokenResult
> = {
  name: "checktoken",
  path: "checktoken",
  group: "action",
  prefix: "",
  select: { action: "checktoken" },
  generator: false,
  readrights: true,
  params: {
    type: {
      type: "enum",
      values: ["createaccount", "csrf", "login", "patrol", "rollback", "userrights", "watch"],
      required: true,
    },
    token: { type: "string", required: true, sensitive: true },
    maxtokenage: { type: "integer" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(checktokenModule, requestRoot);

/**
 * Check the validity of a token from action=query&meta=tokens.
 *
 * Requests `action=checktoken`.
 */
export function checktoken<const P extends ChecktokenParams, V extends string = "2">(
  params: Exact<P, ChecktokenParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof checktokenModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, integer: integerCheck, string: boundedStringCheck };

/** Checks parameters of `action=checktoken` strictly, before they are sent. */
export const validateChecktoken: Validator<ChecktokenParams> = /* @__PURE__ */ validator(
  checktokenModule,
  checks,
);

const rules: Rules = { enum: enumeration, integer };

/** Parses the parameters of `action=checktoken` in a request as the server does. */
export function readChecktoken(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof checktokenModule>> {
  return readModule(checktokenModule, rules, wire, options);
}
