// Generated from spec/paraminfo/catalogue.json (query+tokens) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { OnePageSelector } from "@paramsmith/runtime/internal/request/page-selectors";
import type { ModuleRequest } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { TokensResult } from "./results/tokens.js";

/** Parameters of `meta=tokens`. */
export interface TokensParams {
  /**
   * Types of tokens to return.
   * - csrf: Token for most actions, such as editing.
   * - watch: Token for changing the watchlist.
   *
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   * @default ["csrf"]
   */
  readonly type?:
    | OneOrMore<"createaccount" | "csrf" | "login" | "patrol" | "rollback" | "userrights" | "watch">
    | "*";
}

/** The defaults of the parameters of `meta=tokens`. */
export interface TokensDefaults {
  readonly type: readonly ["csrf"];
}

/** The descriptor of `meta=tokens`. */
export const tokensModule: ModuleDescriptor<
  "tokens",
  "meta",
  false,
  TokensParams,
  TokensDefaults,
  TokensResult
> = {
  name: "tokens",
  path: "query+tokens",
  group: "meta",
  prefix: "",
  select: { action: "query", meta: "tokens" },
  generator: false,
  params: {
    type: {
      type: "enum",
      values: ["createaccount", "csrf", "login", "patrol", "rollback", "userrights", "watch"],
      default: ["csrf"],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
  },
  rows: { at: ["query", "tokens"], kind: "object" },
};

const requests = /* @__PURE__ */ moduleRequests(tokensModule, requestRoot);

/**
 * Returns tokens for actions that change data.
 *
 * Requests `meta=tokens`.
 * @see https://www.mediawiki.org/wiki/API:Tokens
 */
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
