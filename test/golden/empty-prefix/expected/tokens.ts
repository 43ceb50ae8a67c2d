// Generated from spec.json (query+tokens) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  moduleParser,
  moduleRequests,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `meta=tokens`. */
export interface TokensParams {
  /**
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   * @default ["csrf"]
   */
  readonly type?: OneOrMore<"csrf" | "watch"> | "*";
}

/** The descriptor type of `meta=tokens`. */
export interface TokensModule extends ModuleDescriptor<
  "tokens",
  "meta",
  false,
  TokensParams,
  "type"
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
      values: ["csrf", "watch"],
      default: ["csrf"],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
  },
  rows: false,
};

/** Requests `meta=tokens`. */
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
