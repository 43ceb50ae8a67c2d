// Generated from spec/paraminfo/catalogue.json (query+pageprops) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  OneOrMore,
  OnePageSelector,
  ParsedParams,
  Rules,
  Validator,
  WireInput,
} from "paramsmith/validate";
import { moduleRequests, readModule, validator } from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { PagepropsResult } from "./results/pageprops.js";

/** Parameters of `prop=pageprops`. */
export interface PagepropsParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Names of the properties to return, for example to test whether pages use them.
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<string>;
}

/** The descriptor of `prop=pageprops`. */
export const pagepropsModule: ModuleDescriptor<
  "pageprops",
  "prop",
  false,
  PagepropsParams,
  {},
  PagepropsResult
> = {
  name: "pageprops",
  path: "query+pageprops",
  group: "prop",
  prefix: "pp",
  select: { action: "query", prop: "pageprops" },
  generator: false,
  readrights: true,
  params: {
    continue: { type: "string" },
    prop: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
  },
};

const requests = /* @__PURE__ */ moduleRequests(pagepropsModule, requestRoot);

/**
 * Returns properties that the content of pages sets, such as `displaytitle`.
 *
 * Requests `prop=pageprops`.
 * @see https://www.mediawiki.org/wiki/API:Pageprops
 */
export function pageprops<
  const P extends PagepropsParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, PagepropsParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof pagepropsModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `prop=pageprops` strictly, before they are sent. */
export const validatePageprops: Validator<PagepropsParams> = /* @__PURE__ */ validator(
  pagepropsModule,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `prop=pageprops` in a request as the server does. */
export function readPageprops(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof pagepropsModule>> {
  return readModule(pagepropsModule, rules, wire, options);
}
