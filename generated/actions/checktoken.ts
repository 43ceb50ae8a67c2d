// Generated from spec/actions/catalogue.json (checktoken) by `paramsmith generate`. Do not edit.

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
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleRequests,
  readModule,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ChecktokenResult } from "./results/checktoken.js";

/** Parameters of `action=checktoken`. */
export interface ChecktokenParams {
  /** Type of the token. */
  readonly type:
    | "createaccount"
    | "csrf"
    | "login"
    | "patrol"
    | "rollback"
    | "userrights"
    | "watch";
  /**
   * Token to check.
   * Sensitive: the request is sent by POST.
   */
  readonly token: string;
  /** Number of seconds after which a token counts as expired. */
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
 * Checks whether a token is valid for the session.
 *
 * Requests `action=checktoken`.
 * @see https://www.mediawiki.org/wiki/API:Checktoken
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
