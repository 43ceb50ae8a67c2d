// Generated from spec/paraminfo/catalogue.json (query+tokens) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
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
   * To select all values, use `"*"`.
   * @default ["csrf"]
   */
  readonly type?:
    | OneOrMore<"createaccount" | "csrf" | "login" | "patrol" | "rollback" | "userrights" | "watch">
    | "*";
}

/** The descriptor type of `meta=tokens`. */
export interface TokensModule extends ModuleDescriptor<
  "tokens",
  "meta",
  false,
  TokensParams,
  "type",
  TokensResult
> {}

/** The descriptor of `meta=tokens`. */
export const tokensModule: TokensModule = {
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

/**
 * Returns tokens for actions that change data.
 *
 * Requests `meta=tokens`.
 * @see https://www.mediawiki.org/wiki/API:Tokens
 */
export const tokens: QueryBuilder<TokensModule, TokensParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(tokensModule, requestRoot);

/** Validates the parameters of `meta=tokens` strictly before they are sent. */
export const validateTokens: Validator<TokensParams> = /* @__PURE__ */ validator(tokensModule, {
  enum: enumCheck,
});

/** Parses the parameters of `meta=tokens` in a request, as the server does. */
export const parseTokens: ModuleParser<TokensModule> = /* @__PURE__ */ moduleParser(tokensModule, {
  enum: enumeration,
});
