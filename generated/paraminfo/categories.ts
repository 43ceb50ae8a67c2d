// Generated from spec/paraminfo/catalogue.json (query+categories) by `paramsmith generate`. Do not edit.

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
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { CategoriesResult } from "./results/categories.js";

/** Parameters of `prop=categories`. */
export interface CategoriesParams {
  /**
   * Additional properties of each category to return.
   * - hidden: Whether the category is hidden (`__HIDDENCAT__`).
   * - sortkey: Sort key in hexadecimal, and its human-readable prefix.
   * - timestamp: Time at which the page was added to the category.
   *
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<"hidden" | "sortkey" | "timestamp">;
  /**
   * Whether to list all categories, or only hidden or visible ones.
   * - !hidden: Only categories that are not hidden.
   * - hidden: Only hidden categories.
   *
   * A value cannot be combined with its negation (`!`).
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
   * Categories to look for, for example to check whether a page belongs to them.
   * Up to 50 values (500 with high limits).
   */
  readonly categories?: OneOrMore<string>;
  /**
   * Order of the category names.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The descriptor type of `prop=categories`. */
export interface CategoriesModule extends ModuleDescriptor<
  "categories",
  "prop",
  true,
  CategoriesParams,
  "limit" | "dir",
  CategoriesResult
> {}

/** The descriptor of `prop=categories`. */
export const categoriesModule: CategoriesModule = {
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
  rules: [{ kind: "opposites", parameter: "show", code: "show" }],
};

/**
 * Lists the categories that pages belong to.
 *
 * Requests `prop=categories`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Categories
 */
export const categories: QueryBuilder<CategoriesModule, CategoriesParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(categoriesModule, requestRoot);

/** Validates the parameters of `prop=categories` strictly before they are sent. */
export const validateCategories: Validator<CategoriesParams> = /* @__PURE__ */ validator(
  categoriesModule,
  { enum: enumCheck, limit: limitCheck },
  paramRules,
);

/** Parses the parameters of `prop=categories` in a request, as the server does. */
export const parseCategories: ModuleParser<CategoriesModule> = /* @__PURE__ */ moduleParser(
  categoriesModule,
  { enum: enumeration, limit },
);
