// Generated from spec/paraminfo/catalogue.json (query+pageprops) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "paramsmith/validate";
import { moduleParser, moduleRequests, validator } from "paramsmith/validate";
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

/** The descriptor type of `prop=pageprops`. */
export interface PagepropsModule extends ModuleDescriptor<
  "pageprops",
  "prop",
  false,
  PagepropsParams,
  never,
  PagepropsResult
> {}

/** The descriptor of `prop=pageprops`. */
export const pagepropsModule: PagepropsModule = {
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

/**
 * Returns properties that are set in the content of pages, such as `displaytitle`.
 *
 * Requests `prop=pageprops`.
 * @see https://www.mediawiki.org/wiki/API:Pageprops
 */
export const pageprops: QueryBuilder<PagepropsModule, PagepropsParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(pagepropsModule, requestRoot);

/** Validates the parameters of `prop=pageprops` strictly before they are sent. */
export const validatePageprops: Validator<PagepropsParams> =
  /* @__PURE__ */ validator(pagepropsModule);

/** Parses the parameters of `prop=pageprops` in a request, as the server does. */
export const parsePageprops: ModuleParser<PagepropsModule> =
  /* @__PURE__ */ moduleParser(pagepropsModule);
