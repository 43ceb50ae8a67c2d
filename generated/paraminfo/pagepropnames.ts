// Generated from spec/paraminfo/catalogue.json (query+pagepropnames) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact } from "@paramsmith/runtime/internal/model/values";
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
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { PagepropnamesResult } from "./results/pagepropnames.js";

/** Parameters of `list=pagepropnames`. */
export interface PagepropnamesParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Maximum number of names to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
}

/** The defaults of the parameters of `list=pagepropnames`. */
export interface PagepropnamesDefaults {
  readonly limit: 10;
}

/** The descriptor of `list=pagepropnames`. */
export const pagepropnamesModule: ModuleDescriptor<
  "pagepropnames",
  "list",
  false,
  PagepropnamesParams,
  PagepropnamesDefaults,
  PagepropnamesResult
> = {
  name: "pagepropnames",
  path: "query+pagepropnames",
  group: "list",
  prefix: "ppn",
  select: { action: "query", list: "pagepropnames" },
  generator: false,
  readrights: true,
  params: {
    continue: { type: "string" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
  },
};

const requests = /* @__PURE__ */ moduleRequests(pagepropnamesModule, requestRoot);

/**
 * Lists the names of the page properties that the wiki's pages use.
 *
 * Requests `list=pagepropnames`.
 * @see https://www.mediawiki.org/wiki/API:Pagepropnames
 */
export function pagepropnames<
  const P extends PagepropnamesParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, PagepropnamesParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof pagepropnamesModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { limit: limitCheck };

/** Checks parameters of `list=pagepropnames` strictly, before they are sent. */
export const validatePagepropnames: Validator<PagepropnamesParams> = /* @__PURE__ */ validator(
  pagepropnamesModule,
  checks,
);

const rules: Rules = { limit };

/** Parses the parameters of `list=pagepropnames` in a request as the server does. */
export function readPagepropnames(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof pagepropnamesModule>> {
  return readModule(pagepropnamesModule, rules, wire, options);
}
