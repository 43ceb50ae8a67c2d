// Generated from spec/paraminfo/catalogue.json (query+categories) by `paramsmith generate`. Do not edit.

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
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { CategoriesResult } from "./results/categories.js";

/** Parameters of `prop=categories`. */
export interface CategoriesParams {
  /**
   * Additional properties of each category to return.
   * - hidden: Whether the category is hidden (`__HIDDENCAT__`).
   * - sortkey: Sort key in hexadecimal, and its readable prefix.
   * - timestamp: Time at which the page was added to the category.
   *
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<"hidden" | "sortkey" | "timestamp">;
  /**
   * Which categories to list by whether they are hidden.
   * - !hidden: Only categories that are not hidden.
   * - hidden: Only hidden categories.
   *
   * Up to 50 values (500 with high limits).
   */
  readonly show?: OneOrMore<"!hidden" | "hidden">;
  /**
   * Maximum number of categories to return, over all pages.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Categories to look for, for example to test whether a page belongs to them.
   * Up to 50 values (500 with high limits).
   */
  readonly categories?: OneOrMore<string>;
  /**
   * Order of the category names.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The defaults of the parameters of `prop=categories`. */
export interface CategoriesDefaults {
  readonly limit: 10;
  readonly dir: "ascending";
}

/** The descriptor of `prop=categories`. */
export const categoriesModule: ModuleDescriptor<
  "categories",
  "prop",
  true,
  CategoriesParams,
  CategoriesDefaults,
  CategoriesResult
> = {
  name: "categories",
  path: "query+categories",
  group: "prop",
  prefix: "cl",
  select: { action: "query", prop: "categories" },
  generator: true,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: ["hidden", "sortkey", "timestamp"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    show: { type: "enum", values: ["!hidden", "hidden"], multi: { lowlimit: 50, highlimit: 500 } },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
    categories: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(categoriesModule, requestRoot);

/**
 * Lists the categories that pages belong to.
 *
 * Requests `prop=categories`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Categories
 */
export function categories<
  const P extends CategoriesParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, CategoriesParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof categoriesModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `prop=categories` strictly, before they are sent. */
export const validateCategories: Validator<CategoriesParams> = /* @__PURE__ */ validator(
  categoriesModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `prop=categories` in a request as the server does. */
export function readCategories(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof categoriesModule>> {
  return readModule(categoriesModule, rules, wire, options);
}
