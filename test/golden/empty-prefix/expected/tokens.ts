// Generated from spec.json (query+tokens) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  OneOrMore,
  OnePageSelector,
  ParsedParams,
  Rules,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  moduleRequests,
  readModule,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `meta=tokens`. */
export interface TokensParams {
  /**
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   * @default ["csrf"]
   */
  readonly type?: OneOrMore<"csrf" | "watch"> | "*";
}

/** The defaults of the parameters of `meta=tokens`. */
export interface TokensDefaults {
  readonly type: readonly ["csrf"];
}

/** The descriptor of `meta=tokens`. */
export const tokensModule: ModuleDescriptor<"tokens", "meta", false, TokensParams, TokensDefaults> =
  {
    name: "tokens",
    path: "query+tokens",
    group: "meta",
    prefix: "",
    select: { action: "query", meta: "tokens" },
    generator: false,
    params: {
      type: {
        type: "enum",
        values: ["csrf", "watch"],
        default: ["csrf"],
        multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
      },
    },
    rows: false,
  };

const requests = /* @__PURE__ */ moduleRequests(tokensModule, requestRoot);

/** Requests `meta=tokens`. */
export function tokens<
  const P extends TokensParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, TokensParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof tokensModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `meta=tokens` strictly, before they are sent. */
export const validateTokens: Validator<TokensParams> = /* @__PURE__ */ validator(
  tokensModule,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `meta=tokens` in a request as the server does. */
export function readTokens(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof tokensModule>> {
  return readModule(tokensModule, rules, wire, options);
}
