// Generated from spec/paraminfo/catalogue.json (query+allcategories) by `paramsmith generate`. Do not edit.

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
import {
  integer,
  integerCheck,
  limit,
  limitCheck,
} from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { AllcategoriesResult } from "./results/allcategories.js";

/** Parameters of `list=allcategories`. */
export interface AllcategoriesParams {
  /** Category name to start at (inclusive), without the namespace. */
  readonly from?: string;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /** Category name to stop at (inclusive), without the namespace. */
  readonly to?: string;
  /** Text that the category names begin with. */
  readonly prefix?: string;
  /**
   * Order of the category names.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /** Minimum number of members of the category. */
  readonly min?: number;
  /** Maximum number of members of the category. */
  readonly max?: number;
  /**
   * Maximum number of categories to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Additional properties of each category to return.
   * - hidden: Whether the category is hidden (`__HIDDENCAT__`).
   * - size: Number of its pages, files and subcategories.
   *
   * Up to 50 values (500 with high limits).
   * @default []
   */
  readonly prop?: OneOrMore<"hidden" | "size">;
}

/** The defaults of the parameters of `list=allcategories`. */
export interface AllcategoriesDefaults {
  readonly dir: "ascending";
  readonly limit: 10;
  readonly prop: readonly [];
}

/** The descriptor of `list=allcategories`. */
export const allcategoriesModule: ModuleDescriptor<
  "allcategories",
  "list",
  true,
  AllcategoriesParams,
  AllcategoriesDefaults,
  AllcategoriesResult
> = {
  name: "allcategories",
  path: "query+allcategories",
  group: "list",
  prefix: "ac",
  select: { action: "query", list: "allcategories" },
  generator: true,
  readrights: true,
  params: {
    from: { type: "string" },
    continue: { type: "string" },
    to: { type: "string" },
    prefix: { type: "string" },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
    min: { type: "integer" },
    max: { type: "integer" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    prop: {
      type: "enum",
      values: ["hidden", "size"],
      default: [],
      multi: { lowlimit: 50, highlimit: 500 },
    },
  },
};

const requests = /* @__PURE__ */ moduleRequests(allcategoriesModule, requestRoot);

/**
 * Lists the categories of a wiki, including those without a page.
 *
 * Requests `list=allcategories`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Allcategories
 */
export function allcategories<
  const P extends AllcategoriesParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, AllcategoriesParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof allcategoriesModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, integer: integerCheck, limit: limitCheck };

/** Checks parameters of `list=allcategories` strictly, before they are sent. */
export const validateAllcategories: Validator<AllcategoriesParams> = /* @__PURE__ */ validator(
  allcategoriesModule,
  checks,
);

const rules: Rules = { enum: enumeration, integer, limit };

/** Parses the parameters of `list=allcategories` in a request as the server does. */
export function readAllcategories(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof allcategoriesModule>> {
  return readModule(allcategoriesModule, rules, wire, options);
}
