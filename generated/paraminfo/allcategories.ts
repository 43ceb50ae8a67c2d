// Generated from spec/paraminfo/catalogue.json (query+allcategories) by `paramsmith generate`. Do not edit.

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
  integer,
  integerCheck,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
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
  /** Category name prefix. */
  readonly prefix?: string;
  /**
   * Order of the category names.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /** Minimum number of members in the category. */
  readonly min?: number;
  /** Maximum number of members in the category. */
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

/** The descriptor type of `list=allcategories`. */
export interface AllcategoriesModule extends ModuleDescriptor<
  "allcategories",
  "list",
  true,
  AllcategoriesParams,
  "dir" | "limit" | "prop",
  AllcategoriesResult
> {}

/** The descriptor of `list=allcategories`. */
export const allcategoriesModule: AllcategoriesModule = {
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

/**
 * Lists the categories of a wiki, including those without a page.
 *
 * Requests `list=allcategories`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Allcategories
 */
export const allcategories: QueryBuilder<
  AllcategoriesModule,
  AllcategoriesParams,
  QueryOptions,
  {}
> = /* @__PURE__ */ moduleRequests(allcategoriesModule, requestRoot);

/** Validates the parameters of `list=allcategories` strictly before they are sent. */
export const validateAllcategories: Validator<AllcategoriesParams> = /* @__PURE__ */ validator(
  allcategoriesModule,
  { enum: enumCheck, integer: integerCheck, limit: limitCheck },
);

/** Parses the parameters of `list=allcategories` in a request, as the server does. */
export const parseAllcategories: ModuleParser<AllcategoriesModule> = /* @__PURE__ */ moduleParser(
  allcategoriesModule,
  { enum: enumeration, integer, limit },
);
