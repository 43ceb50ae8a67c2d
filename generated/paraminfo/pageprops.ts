// Generated from spec/paraminfo/catalogue.json (query+pageprops) by `paramsmith generate`. Do not edit.

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
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { PagepropsResult } from "./results/pageprops.js";

/** Parameters of `prop=pageprops`. */
export interface PagepropsParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Names of the properties to return, for example to test whether pages use them.
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<string>;
}

/** The descriptor of `prop=pageprops`. */
export const pagepropsModule: ModuleDescriptor<
  "pageprops",
  "prop",
  false,
  PagepropsParams,
  {},
  PagepropsResult
> = {
  name: "pageprops",
  path: "query+pageprops",
  group: "prop",
  prefix: "pp",
  select: { action: "query", prop: "pageprops" },
  generator: false,
  readrights: true,
  params: {
    continue: { type: "string" },
    prop: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
  },
};

const requests = /* @__PURE__ */ moduleRequests(pagepropsModule, requestRoot);

/**
 * Returns properties that the content of pages sets, such as `displaytitle`.
 *
 * Requests `prop=pageprops`.
 * @see https://www.mediawiki.org/wiki/API:Pageprops
 */
export function pageprops<
  const P extends PagepropsParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, PagepropsParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof pagepropsModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `prop=pageprops` strictly, before they are sent. */
export const validatePageprops: Validator<PagepropsParams> = /* @__PURE__ */ validator(
  pagepropsModule,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `prop=pageprops` in a request as the server does. */
export function readPageprops(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof pagepropsModule>> {
  return readModule(pagepropsModule, rules, wire, options);
}
