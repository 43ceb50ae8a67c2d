// Generated from spec.json (query+p) by `paramsmith generate`. Do not edit.

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
import type { PResult } from "./results/p.js";

/** Parameters of `prop=p`. */
export interface PParams {
  /**
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly prop?: OneOrMore<"content" | "ids"> | "*";
}

/** The descriptor of `prop=p`. */
export const pModule: ModuleDescriptor<"p", "prop", false, PParams, {}, PResult> = {
  name: "p",
  path: "query+p",
  group: "prop",
  prefix: "p",
  select: { action: "query", prop: "p" },
  generator: false,
  params: {
    prop: {
      type: "enum",
      values: ["content", "ids"],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
  },
};

const requests = /* @__PURE__ */ moduleRequests(pModule, requestRoot);

/** Requests `prop=p`. */
export function p<
  const P extends PParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, PParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof pModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `prop=p` strictly, before they are sent. */
export const validateP: Validator<PParams> = /* @__PURE__ */ validator(pModule, checks);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `prop=p` in a request as the server does. */
export function readP(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof pModule>> {
  return readModule(pModule, rules, wire, options);
}
