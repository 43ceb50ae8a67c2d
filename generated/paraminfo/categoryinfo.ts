// Generated from spec/paraminfo/catalogue.json (query+categoryinfo) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, ModuleParser, QueryBuilder, Validator } from "paramsmith/validate";
import { moduleParser, moduleRequests, validator } from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { CategoryinfoResult } from "./results/categoryinfo.js";

/** Parameters of `prop=categoryinfo`. */
export interface CategoryinfoParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor type of `prop=categoryinfo`. */
export interface CategoryinfoModule extends ModuleDescriptor<
  "categoryinfo",
  "prop",
  false,
  CategoryinfoParams,
  never,
  CategoryinfoResult
> {}

/** The descriptor of `prop=categoryinfo`. */
export const categoryinfoModule: CategoryinfoModule = {
  name: "categoryinfo",
  path: "query+categoryinfo",
  group: "prop",
  prefix: "ci",
  select: { action: "query", prop: "categoryinfo" },
  generator: false,
  readrights: true,
  params: { continue: { type: "string" } },
};

/**
 * Returns the number of pages, files and subcategories of each given category.
 *
 * Requests `prop=categoryinfo`.
 * @see https://www.mediawiki.org/wiki/API:Categoryinfo
 */
export const categoryinfo: QueryBuilder<CategoryinfoModule, CategoryinfoParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(categoryinfoModule, requestRoot);

/** Validates the parameters of `prop=categoryinfo` strictly before they are sent. */
export const validateCategoryinfo: Validator<CategoryinfoParams> =
  /* @__PURE__ */ validator(categoryinfoModule);

/** Parses the parameters of `prop=categoryinfo` in a request, as the server does. */
export const parseCategoryinfo: ModuleParser<CategoryinfoModule> =
  /* @__PURE__ */ moduleParser(categoryinfoModule);
