// Generated from spec/paraminfo/catalogue.json (query+pageswithprop) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredQueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
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
   * - value: Value of the property on the page.
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

/** The descriptor type of `list=pageswithprop`. */
export interface PageswithpropModule extends ModuleDescriptor<
  "pageswithprop",
  "list",
  true,
  PageswithpropParams,
  "prop" | "limit" | "dir",
  PageswithpropResult
> {}

/** The descriptor of `list=pageswithprop`. */
export const pageswithpropModule: PageswithpropModule = {
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

/**
 * Lists the pages that use a page property.
 *
 * Requests `list=pageswithprop`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Pageswithprop
 */
export const pageswithprop: RequiredQueryBuilder<
  PageswithpropModule,
  PageswithpropParams,
  QueryOptions
> = /* @__PURE__ */ moduleRequests(pageswithpropModule, requestRoot);

/** Validates the parameters of `list=pageswithprop` strictly before they are sent. */
export const validatePageswithprop: Validator<PageswithpropParams> = /* @__PURE__ */ validator(
  pageswithpropModule,
  { enum: enumCheck, limit: limitCheck, string: boundedStringCheck },
);

/** Parses the parameters of `list=pageswithprop` in a request, as the server does. */
export const parsePageswithprop: ModuleParser<PageswithpropModule> = /* @__PURE__ */ moduleParser(
  pageswithpropModule,
  { enum: enumeration, limit },
);
