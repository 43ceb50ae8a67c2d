// Generated from spec/paraminfo/catalogue.json (query+pagepropnames) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, ModuleParser, QueryBuilder, Validator } from "paramsmith/validate";
import { limit, limitCheck, moduleParser, moduleRequests, validator } from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { PagepropnamesResult } from "./results/pagepropnames.js";

/** Parameters of `list=pagepropnames`. */
export interface PagepropnamesParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Maximum number of names to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
}

/** The descriptor type of `list=pagepropnames`. */
export interface PagepropnamesModule extends ModuleDescriptor<
  "pagepropnames",
  "list",
  false,
  PagepropnamesParams,
  "limit",
  PagepropnamesResult
> {}

/** The descriptor of `list=pagepropnames`. */
export const pagepropnamesModule: PagepropnamesModule = {
  name: "pagepropnames",
  path: "query+pagepropnames",
  group: "list",
  prefix: "ppn",
  select: { action: "query", list: "pagepropnames" },
  generator: false,
  readrights: true,
  params: {
    continue: { type: "string" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
  },
};

/**
 * Lists the names of the page properties that the wiki's pages use.
 *
 * Requests `list=pagepropnames`.
 * @see https://www.mediawiki.org/wiki/API:Pagepropnames
 */
export const pagepropnames: QueryBuilder<
  PagepropnamesModule,
  PagepropnamesParams,
  QueryOptions,
  {}
> = /* @__PURE__ */ moduleRequests(pagepropnamesModule, requestRoot);

/** Validates the parameters of `list=pagepropnames` strictly before they are sent. */
export const validatePagepropnames: Validator<PagepropnamesParams> = /* @__PURE__ */ validator(
  pagepropnamesModule,
  { limit: limitCheck },
);

/** Parses the parameters of `list=pagepropnames` in a request, as the server does. */
export const parsePagepropnames: ModuleParser<PagepropnamesModule> = /* @__PURE__ */ moduleParser(
  pagepropnamesModule,
  { limit },
);
