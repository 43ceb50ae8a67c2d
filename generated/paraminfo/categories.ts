// Generated from spec/paraminfo/catalogue.json (query+categories) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "../runtime/model/descriptor.js";
import type { Exact, OneOrMore } from "../runtime/model/values.js";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "../runtime/read/parsed-params.js";
import { readModule } from "../runtime/read/parsed-params.js";
import type { ModuleRequest, Versioned } from "../runtime/request/request.js";
import { moduleRequests } from "../runtime/request/request.js";
import type { Checks } from "../runtime/rules/check.js";
import { enumCheck, enumeration } from "../runtime/rules/enumeration.js";
import { limit, limitCheck } from "../runtime/rules/number.js";
import type { Rules } from "../runtime/rules/rule.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestDefaults } from "./options.js";
import type { CategoriesResult } from "./results/categories.js";

/** Parameters of `prop=categories`. */
export interface CategoriesParams {
  /** Up to 50 values (500 with high limits). */
  readonly prop?: OneOrMore<"hidden" | "sortkey" | "timestamp">;
  /** Up to 50 values (500 with high limits). */
  readonly show?: OneOrMore<"!hidden" | "hidden">;
  /**
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  readonly continue?: string;
  /** Up to 50 values (500 with high limits). */
  readonly categories?: OneOrMore<string>;
  /** @default "ascending" */
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

const requests = /* @__PURE__ */ moduleRequests(categoriesModule, requestDefaults);

/** Requests `prop=categories`. */
export function categories<const P extends CategoriesParams = {}, V extends string = "2">(
  params?: Exact<P, CategoriesParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof categoriesModule, P, V> {
  return requests(params, options);
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
