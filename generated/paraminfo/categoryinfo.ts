// Generated from spec/paraminfo/catalogue.json (query+categoryinfo) by `paramsmith generate`. Do not edit.

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
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { CategoryinfoResult } from "./results/categoryinfo.js";

/** Parameters of `prop=categoryinfo`. */
export interface CategoryinfoParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor of `prop=categoryinfo`. */
export const categoryinfoModule: ModuleDescriptor<
  "categoryinfo",
  "prop",
  false,
  CategoryinfoParams,
  {},
  CategoryinfoResult
> = {
  name: "categoryinfo",
  path: "query+categoryinfo",
  group: "prop",
  prefix: "ci",
  select: { action: "query", prop: "categoryinfo" },
  generator: false,
  readrights: true,
  params: { continue: { type: "string" } },
};

const requests = /* @__PURE__ */ moduleRequests(categoryinfoModule, requestRoot);

/**
 * Returns the number of pages, files and subcategories of each given category.
 *
 * Requests `prop=categoryinfo`.
 * @see https://www.mediawiki.org/wiki/API:Categoryinfo
 */
export function categoryinfo<
  const P extends CategoryinfoParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, CategoryinfoParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof categoryinfoModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `prop=categoryinfo` strictly, before they are sent. */
export const validateCategoryinfo: Validator<CategoryinfoParams> = /* @__PURE__ */ validator(
  categoryinfoModule,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `prop=categoryinfo` in a request as the server does. */
export function readCategoryinfo(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof categoryinfoModule>> {
  return readModule(categoryinfoModule, rules, wire, options);
}
