// Generated from spec/paraminfo/catalogue.json (query+pageswithprop) by `paramsmith generate`. Do not edit.

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
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { PageswithpropResult } from "./results/pageswithprop.js";

/** Parameters of `list=pageswithprop`. */
export interface PageswithpropParams {
  /** Name of the page property, as `list=pagepropnames` returns it. */
  readonly propname: string;
  /**
   * Properties of each page to return.
   * - ids: Page id.
   * - title: Title and namespace.
   * - value: Value that the page gives the property.
   *
   * Up to 50 values (500 with high limits).
   * @default ["ids", "title"]
   */
  readonly prop?: OneOrMore<"ids" | "title" | "value">;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Maximum number of pages to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Order of the page ids.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The defaults of the parameters of `list=pageswithprop`. */
export interface PageswithpropDefaults {
  readonly prop: readonly ["ids", "title"];
  readonly limit: 10;
  readonly dir: "ascending";
}

/** The descriptor of `list=pageswithprop`. */
export const pageswithpropModule: ModuleDescriptor<
  "pageswithprop",
  "list",
  true,
  PageswithpropParams,
  PageswithpropDefaults,
  PageswithpropResult
> = {
  name: "pageswithprop",
  path: "query+pageswithprop",
  group: "list",
  prefix: "pwp",
  select: { action: "query", list: "pageswithprop" },
  generator: true,
  readrights: true,
  params: {
    propname: { type: "string", required: true },
    prop: {
      type: "enum",
      values: ["ids", "title", "value"],
      default: ["ids", "title"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    continue: { type: "string" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(pageswithpropModule, requestRoot);

/**
 * Lists the pages that use a page property.
 *
 * Requests `list=pageswithprop`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Pageswithprop
 */
export function pageswithprop<
  const P extends PageswithpropParams,
  V extends string = "2",
  const O extends object = {},
>(
  params: Exact<P, PageswithpropParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof pageswithpropModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck, string: boundedStringCheck };

/** Checks parameters of `list=pageswithprop` strictly, before they are sent. */
export const validatePageswithprop: Validator<PageswithpropParams> = /* @__PURE__ */ validator(
  pageswithpropModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `list=pageswithprop` in a request as the server does. */
export function readPageswithprop(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof pageswithpropModule>> {
  return readModule(pageswithpropModule, rules, wire, options);
}
